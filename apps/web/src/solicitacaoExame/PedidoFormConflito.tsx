import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showInstante } from '../calendario/format.ts'
import type { RascunhoInicial } from '../rascunho/salvamento/chooseRascunho.ts'
import { Button } from '../ui/action/Button.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { describeExames } from './describeExames.ts'
import styles from './PedidoFormConflito.module.css'
import { rascunhoPedidoQuery } from './pedidoForm.queries.ts'
import type { Formulario } from './useSolicitacaoExameForm.ts'

type PedidoFormConflitoProps = {
  codigoAssociado: string
  inicial: RascunhoInicial<ConteudoPedido>
  form: Formulario
}

/** The same request was filled in on two screens: both are shown, and the person says which one stays. */
export function PedidoFormConflito({ codigoAssociado, inicial, form }: PedidoFormConflitoProps) {
  const { conteudo, dispatch, saver, salvamento, find } = form
  const [isDaAbertura, setDaAbertura] = useState(inicial.conflito !== null)
  const isAberto = isDaAbertura || salvamento.fase === 'conflito'
  const { data } = useQuery({ ...rascunhoPedidoQuery(codigoAssociado), enabled: isAberto && !isDaAbertura })
  const outra = isDaAbertura ? inicial.conflito?.servidor : data?.rascunho
  if (!isAberto || !outra) return null
  const desta = isDaAbertura && inicial.conflito ? inicial.conflito.local : { conteudo, em: null }

  const choose = (escolhido: ConteudoPedido) => {
    setDaAbertura(false)
    dispatch({ tipo: 'substituir', conteudo: escolhido })
    void saver.resolve(outra.revisao, escolhido)
  }
  return (
    <Dialog
      footer={
        <>
          <Button onPress={() => choose(outra.conteudo)}>Usar a outra versão</Button>
          <Button onPress={() => choose(desta.conteudo)} variant="primario">
            Ficar com esta tela
          </Button>
        </>
      }
      isDismissable={false}
      isOpen
      onClose={() => undefined}
      size="largo"
      title="Este pedido mudou em outra tela"
    >
      <p>A versão que você não escolher será substituída.</p>
      <div className={styles.versoes}>
        <Versao conteudo={desta.conteudo} em={desta.em} find={find} titulo="Esta tela" />
        <Versao conteudo={outra.conteudo} em={outra.salvoEm} find={find} titulo="Outra tela" />
      </div>
    </Dialog>
  )
}

type VersaoProps = Pick<Formulario, 'find'> & { titulo: string; conteudo: ConteudoPedido; em: string | null }

const Versao = ({ titulo, conteudo, em, find }: VersaoProps) => (
  <section aria-label={titulo} className={styles.versao}>
    <h3>{titulo}</h3>
    <p className={styles.quando}>{em ? `Salva em ${showInstante(em)}` : 'Ainda não salva'}</p>
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
  </section>
)
