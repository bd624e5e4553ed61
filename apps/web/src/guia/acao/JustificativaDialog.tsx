import { guia as contrato } from '@portal/contract/guia.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { explainJustificativaCurta, findMinimoPedido } from '@portal/domain/evento/justificativa.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useState } from 'react'
import { isErroApi } from '../../api/erroApi.ts'
import { useEdicaoGuardada } from '../../credenciado/useEdicaoGuardada.ts'
import { MotivoList, severidades } from '../../evento/MotivoList.tsx'
import type { DialogoAcaoProps } from './DialogoAcao.tsx'
import { DialogoTexto } from './DialogoTexto.tsx'
import { useAcaoGuia } from './useAcaoGuia.ts'

/** Answers the technical justification that the operator waits for (status 4), below what asks for it. */
export function JustificativaDialog({ guia, onClose }: DialogoAcaoProps) {
  const { numeroFicha, eventos } = guia
  const minimo = findMinimoPedido(eventos.flatMap(({ motivos }) => motivos))
  const pedem = eventos
    .map((evento) => ({
      ...evento,
      motivos: evento.motivos.filter(({ severidade }) => severidade === 'pendenciaJustificativa'),
    }))
    .filter(({ motivos }) => motivos.length > 0)
  const { escrita = '', setEscrita, forget } = useEdicaoGuardada<string>('justificativa', numeroFicha)
  const [recusa, setRecusa] = useState<{ mensagem: string }>()
  const acao = useAcaoGuia(guia, contrato.sendJustificativa, {
    prepare: (descricaoObservacao: string) => ({ body: { numeroFicha, descricaoObservacao } }),
    sucesso: 'A justificativa foi enviada e a guia voltou para análise.',
    onDone: () => {
      forget()
      onClose()
    },
    takesRecusa: (error) => {
      const doCampo = isErroApi(error)
        ? error.detalhes.find(({ campo }) => campo === 'descricaoObservacao')
        : undefined
      setRecusa(doCampo)
      return doCampo !== undefined
    },
  })
  return (
    <DialogoTexto
      confirmLabel="Enviar justificativa"
      hint={minimo > 0 ? `Pelo menos ${minimo} caracteres.` : undefined}
      isPending={acao.isPending}
      label="Justificativa técnica"
      onClose={onClose}
      onConfirm={acao.mutate}
      rascunho={{ texto: escrita, onChange: setEscrita }}
      recusa={recusa}
      title={`Justificativa da guia ${numeroFicha}`}
      validate={(texto) => explainJustificativaCurta(texto, minimo)}
      vazio="Escreva a justificativa técnica."
    >
      {pedem.map((evento) => (
        <div key={evento.numeroSequencialInclusao}>
          <p>
            <strong>{showLocal(evento.codigoLocalizacao, evento.codigoFace)}</strong>{' '}
            {formatCodigoEvento(evento.codigoEvento)} {evento.descricao}
          </p>
          <MotivoList
            codigoEvento={evento.codigoEvento}
            dito={severidades.pendenciaJustificativa.rotulo}
            isDensa
            motivos={evento.motivos}
          />
        </div>
      ))}
      <p>
        Explique por que o tratamento é necessário: achados clínicos, radiográficos e o que já foi tentado.
      </p>
    </DialogoTexto>
  )
}
