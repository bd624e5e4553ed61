import type { CapturaExame } from '@portal/contract/capturaExame.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { describeFinda } from '@portal/domain/guia/perspectivaCobertura.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useEffect, useId, useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { showData, showInstante, today } from '../calendario/format.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './CapturaCard.module.css'
import type { Capturada } from './CapturaForm.tsx'
import { DevolucaoDialog } from './DevolucaoDialog.tsx'
import { ExamesList } from './ExamesList.tsx'
import { useOpenGuia } from './useOpenGuia.ts'

type CapturaCardProps = {
  captura: CapturaExame
  /** An action was refused, and the request is not the unit's any more: the card goes, and what it would say with it. */
  onGone: () => void
  /** Of the capture that was asked for last, where it is this request's: the work goes on here. */
  resposta?: Capturada | undefined
}

/** A captured request: all that the unit needs to make the exams, and what it does next. */
export function CapturaCard({ captura, onGone, resposta }: CapturaCardProps) {
  const { numeroSolicitacaoExame, numeroFichaSolicitacao, associado, guiaAberta } = captura
  const [isReturning, setReturning] = useState(false)
  const open = useOpenGuia(captura, onGone)
  const fecho = useAcesso().whyNotCall(liberacaoSenha.releaseSenha)
  const idSeguir = useId()
  useEffect(() => {
    if (resposta) document.getElementById(idSeguir)?.focus()
  }, [idSeguir, resposta])
  // Its guide was opened meanwhile: the button that was pressed or led to has gone, and the work goes on in the guide.
  useEffect(() => {
    if (guiaAberta && (open.error || resposta) && document.activeElement === document.body)
      document.getElementById(idSeguir)?.focus()
  }, [guiaAberta, idSeguir, open.error, resposta])
  // Each request of the page has the same buttons: to a reader they say whose they are.
  const oPedido = <VisuallyHidden> o pedido {numeroSolicitacaoExame}</VisuallyHidden>
  const doPedido = <VisuallyHidden> do pedido {numeroSolicitacaoExame}</VisuallyHidden>
  const title = `Pedido ${numeroSolicitacaoExame}: ${associado.nome}`
  const capturado = `Capturado em ${showInstante(captura.capturadaEm)}, guia ${numeroFichaSolicitacao}`
  const jaDaUnidade = resposta?.jaCapturada && (
    <Banner
      role="status"
      title={`Este pedido já é desta unidade desde ${showInstante(captura.capturadaEm)}.`}
      tone="informacao"
    />
  )
  const finda = guiaAberta ? undefined : describeFinda(captura, today())?.nota
  const devolver = captura.devolverAte && (
    <Button icon="undo" onPress={() => setReturning(true)} variant={finda ? 'primario' : 'fantasma'}>
      Devolver{oPedido}
    </Button>
  )
  const devolucao = (
    <DevolucaoDialog
      captura={captura}
      isOpen={isReturning}
      onClose={() => setReturning(false)}
      onGone={onGone}
    />
  )
  // Once its guide is there, the work goes on in the guide: what was asked is a fold away.
  if (guiaAberta)
    return (
      <section className={styles.linha}>
        {(open.error || jaDaUnidade) && (
          <div className={styles.recado}>
            <RecusaForm error={open.error} />
            {jaDaUnidade}
          </div>
        )}
        <div className={styles.pedido}>
          <Disclosure level={3} title={title}>
            <Pedido captura={captura} />
          </Disclosure>
        </div>
        <div className={styles.lado}>
          <span>
            {capturado}, {sayEnviados(captura.imagens)}
          </span>
          {devolver}
          <ButtonLink
            href={enderecoGuia(numeroFichaSolicitacao)}
            icon="arrowRight"
            id={idSeguir}
            size="pequeno"
          >
            Ir para a guia{doPedido}
          </ButtonLink>
        </div>
        {devolucao}
      </section>
    )
  const acoes = (
    <>
      {devolver}
      <Button
        disabledReason={fecho ?? (finda && `${finda}: a guia não seria liberada.`)}
        icon="send"
        id={idSeguir}
        isPending={open.isPending}
        onPress={() => open.mutate(undefined)}
        variant={finda ? 'fantasma' : 'primario'}
      >
        Liberar a guia{doPedido}
      </Button>
    </>
  )
  return (
    <Card actions={!finda && acoes} description={`${capturado}.`} level={resposta ? 2 : 3} title={title}>
      <Stack gap={4}>
        <RecusaForm error={open.error} />
        {jaDaUnidade}
        {/* What stands against the guide is read before the button that would open it. */}
        {finda && (
          <>
            <Banner title={finda} tone="atencao">
              {`A guia não seria liberada. ${captura.devolverAte ? 'Avise o paciente e devolva o pedido.' : 'Avise o paciente.'}`}
            </Banner>
            <Row>{acoes}</Row>
          </>
        )}
        <Pedido captura={captura} />
      </Stack>
      {devolucao}
    </Card>
  )
}

/** Until when it may be given back, or why it no longer may: the button that is not there says nothing. */
function describeDevolucao({ devolverAte, prazoDevolucao }: CapturaExame) {
  if (devolverAte) return { term: 'Pode ser devolvido até', value: showInstante(devolverAte) }
  const fim = showInstante(prazoDevolucao)
  const isPassado = new Date(prazoDevolucao) < new Date()
  return {
    term: 'Já não se devolve',
    value: isPassado ? `O prazo terminou em ${fim}.` : 'A guia já tem imagem, ou foi enviada.',
  }
}

const sayEnviados = (quantos: number): string =>
  quantos === 0 ? 'nenhum arquivo enviado' : countOf(quantos, 'arquivo enviado', 'arquivos enviados')

/** Whose the request is, who asks and why, and each exam. */
function Pedido({ captura }: { captura: CapturaExame }) {
  const { associado, solicitante } = captura
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: 'Nascimento', value: showData(associado.dataNascimento), isNumeric: true },
          { term: 'Cartão', value: associado.codigoAssociado, isNumeric: true },
          {
            term: 'Quem pediu',
            value: `${solicitante.nome}, CRO ${solicitante.numeroCro}/${solicitante.siglaUf}`,
          },
          { term: 'Hipótese diagnóstica', value: captura.hipoteseDiagnostica },
          describeDevolucao(captura),
        ]}
      />
      <ExamesList eventos={captura.eventos} />
    </Stack>
  )
}
