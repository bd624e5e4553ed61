import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RascunhoInicial } from '../rascunho/salvamento/chooseRascunho.ts'
import { Versao, VersoesDialog } from '../rascunho/salvamento/VersoesDialog.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { describeExames } from './describeExames.ts'
import { PedidoJaSalvoDialog } from './PedidoJaSalvoDialog.tsx'
import { rascunhoPedidoQuery } from './pedidoForm.queries.ts'
import type { Formulario } from './useSolicitacaoExameForm.ts'

/** How often what the other screen has is read again while the question is open. */
const DE_NOVO_MS = 3000

type PedidoFormConflitoProps = {
  codigoAssociado: string
  inicial: RascunhoInicial<ConteudoPedido>
  form: Formulario
}

/** The same request was filled in on two screens: both are shown, and the person says which one stays; or the other was saved. */
export function PedidoFormConflito({ codigoAssociado, inicial, form }: PedidoFormConflitoProps) {
  const { conteudo, dispatch, saver, salvamento, inclusao } = form
  const [isDaAbertura, setDaAbertura] = useState(inicial.conflito !== null)
  // The request that it became is on its way: what asked stands before it no more.
  const [isLeft, setLeft] = useState(false)
  const isAberto = isDaAbertura || salvamento.fase === 'conflito'
  const { data, isSuccess, fetchStatus } = useQuery({
    ...rascunhoPedidoQuery(codigoAssociado),
    enabled: isAberto && !isDaAbertura,
    // The other screen goes on while this one asks: its draft may change again, or become a request.
    refetchInterval: DE_NOVO_MS,
  })
  const outra = isDaAbertura ? inicial.conflito?.servidor : data?.rascunho
  if (!isAberto || isLeft) return null
  // What the page opened with is no answer to this question.
  if (!outra && isSuccess && fetchStatus === 'idle')
    return (
      <PedidoJaSalvoDialog
        codigoAssociado={codigoAssociado}
        onContinue={() => void saver.resolve(0, conteudo)}
        onLeave={() => {
          setLeft(true)
          void saver.finish()
        }}
      />
    )
  if (!outra) return null
  const desta = isDaAbertura && inicial.conflito ? inicial.conflito.local : { conteudo, em: null }

  const choose = (escolhido: ConteudoPedido, qual: string, salvoEm?: string) => {
    setDaAbertura(false)
    dispatch({ tipo: 'substituir', conteudo: escolhido })
    // What the line told last may be of an exam that did not stay.
    const { length } = escolhido.eventos
    inclusao.tell(`Ficou a versão ${qual}. ${countOf(length, 'exame', 'exames')} no pedido.`)
    void saver.resolve(outra.revisao, escolhido, salvoEm)
  }
  return (
    <VersoesDialog
      onChoose={(qual) =>
        qual === 'local'
          ? choose(desta.conteudo, 'desta tela')
          : choose(outra.conteudo, 'da outra tela', outra.salvoEm)
      }
      title="Este pedido mudou em outra tela"
    >
      <VersaoPedido conteudo={desta.conteudo} em={desta.em} form={form} titulo="Esta tela" />
      <VersaoPedido conteudo={outra.conteudo} em={outra.salvoEm} form={form} titulo="Outra tela" />
    </VersoesDialog>
  )
}

type VersaoProps = {
  form: Pick<Formulario, 'find' | 'dentistas'>
  titulo: string
  conteudo: ConteudoPedido
  em: string | null
}

const VersaoPedido = ({ titulo, conteudo, em, form: { find, dentistas } }: VersaoProps) => (
  <Versao em={em} titulo={titulo}>
    {dentistas.length > 1 && <p>Quem pede: {findNome(dentistas, conteudo) ?? 'a escolher'}</p>}
    <Stack as="ul" gap={1}>
      {conteudo.eventos.map(({ justificativa, ...evento }) => (
        <li key={evento.codigo}>
          {describeExames([evento], find)}
          {justificativa && ` — ${justificativa}`}
        </li>
      ))}
      {conteudo.eventos.length === 0 && <li>Nenhum exame</li>}
    </Stack>
    <p>Hipótese: {conteudo.hipoteseDiagnostica || 'em branco'}</p>
  </Versao>
)

const findNome = (dentistas: Formulario['dentistas'], { codigoDentista }: ConteudoPedido) =>
  dentistas.find((dentista) => dentista.codigoDentista === codigoDentista)?.nome
