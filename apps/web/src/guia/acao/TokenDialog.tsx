import { guia as contrato } from '@portal/contract/guia.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { listParaToken } from '../estado/eventosPagaveis.ts'
import { RejeitadoBadge } from '../estado/RejeitadoBadge.tsx'
import type { DialogoAcaoProps } from './DialogoAcao.tsx'
import { EncaminheAte } from './EncaminheAte.tsx'
import { NaoRealizadosField } from './NaoRealizadosField.tsx'
import { toPedidoToken } from './toPedidoToken.ts'
import { useAcaoGuia } from './useAcaoGuia.ts'
import { useGuiaLida } from './useGuiaLida.tsx'
import { useNaoRealizados } from './useNaoRealizados.ts'

/**
 * Asks the patient's confirmation of the events that carry the token flag (Spec §5.7); all of them, unless unchecked.
 */
export function TokenDialog({ guia, onClose }: DialogoAcaoProps) {
  const eventos = listParaToken(guia)
  const [fora, setFora] = useState<ReadonlySet<number>>(new Set())
  const [recusas, setRecusas] = useState(0)
  const naoRealizados = useNaoRealizados(guia)
  const escolhidos = eventos.filter(({ numeroSequencialInclusao }) => !fora.has(numeroSequencialInclusao))
  const acao = useAcaoGuia(guia, contrato.requestToken, {
    prepare: (sequenciais: number[]) => ({
      body: { ...toPedidoToken(guia.numeroFicha, escolhidos), naoRealizados: sequenciais },
    }),
    sucesso: 'O pedido foi enviado ao aplicativo do beneficiário.',
    onDone: onClose,
  })
  const toggle = (sequencial: number, isMarcado: boolean) => {
    const depois = new Set(fora)
    if (isMarcado) depois.delete(sequencial)
    else depois.add(sequencial)
    setFora(depois)
  }
  const leitura = useGuiaLida('requestToken', guia, acao.isPending, onClose)
  const request = () => {
    setRecusas(escolhidos.length === 0 ? recusas + 1 : 0)
    const sequenciais = naoRealizados.read()
    if (escolhidos.length > 0 && sequenciais) acao.mutate(sequenciais)
  }
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>Voltar</Button>
          <Button isPending={acao.isPending} onPress={() => leitura.confirm(request)} variant="primario">
            {leitura.nameConfirm('Solicitar token')}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Token da guia ${guia.numeroFicha}`}
    >
      {leitura.ask(
        <>
          <EncaminheAte
            guia={guia}
            nota="Pedido o token, nada se encaminha antes da resposta do beneficiário, e o prazo não espera por ela."
          />
          {recusas > 0 && (
            // Heard again where it is asked for without any once more.
            <Banner key={recusas} role="alert" title="Escolha ao menos um evento." tone="perigo" />
          )}
          <p>
            {guia.associado.nome} recebe o token no aplicativo e confirma o que foi realizado. O que ficar de
            fora continua na guia, para ser pedido depois ou encaminhado com ela.
          </p>
          {eventos.map((evento) => (
            <Checkbox
              isSelected={!fora.has(evento.numeroSequencialInclusao)}
              key={evento.numeroSequencialInclusao}
              onChange={(isMarcado) => toggle(evento.numeroSequencialInclusao, isMarcado)}
            >
              {[
                evento.codigoLocalizacao,
                evento.codigoFace,
                formatCodigoEvento(evento.codigoEvento),
                evento.descricao,
              ]
                .filter(Boolean)
                .join(' ')}
              <RejeitadoBadge evento={evento} />
            </Checkbox>
          ))}
          <NaoRealizadosField naoRealizados={naoRealizados} />
        </>,
      )}
    </Dialog>
  )
}
