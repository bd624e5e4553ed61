import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { tellEnvio } from '@portal/domain/guia/statusEnvioEvento.ts'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { idDoItem } from '../../guia/acao/lugares.ts'
import styles from '../../guia/EventosTable.module.css'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import { useArquivosDoEvento } from '../../imagem/envio/useArquivosDoEvento.ts'
import { css } from '../../ui/css.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import type { Avaliacao } from '../avaliacao/evaluateRascunho.ts'
import type { CondicaoEnvio } from '../avaliacao/previsao.ts'
import type { Parcelas } from '../avaliacao/useTotais.ts'
import type { Remessa } from '../envio/remessa.ts'
import { ItemLinha } from './ItemLinha.tsx'
import type { AcoesItem } from './useAcoesItem.ts'

const c = css(styles)

type ItensTableProps = {
  numeroFicha: number
  itens: readonly ItemRascunho[]
  regras: RegrasDaGuia
  avaliacao: Avaliacao
  condicao: CondicaoEnvio
  parcelas: Parcelas
  acoes: AcoesItem
  /** How the sending of the guide itself stands. */
  remessa: Remessa
  /** The item that was last included or corrected. */
  ultima: number | undefined
}

const STEPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowDown: (at, length) => Math.min(at + 1, length - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, length) => length - 1,
}

const readSequencial = (target: EventTarget): number =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>('[data-sequencial]')?.dataset.sequencial)
    : Number.NaN

const toEvento = ({ sequencial, dente, regiao }: ItemRascunho) => ({
  numeroSequencialInclusao: sequencial,
  codigoLocalizacao: dente ?? regiao ?? null,
})

/** Pixels under a row that is brought into sight: the bar below grows by a line once it knows what the row leads to. */
const FOLGA = 12

/** Brings a row into the table's own scroll, where it has one; the page stays where it is. */
function revealLinha(sequencial: number): void {
  const linha = document.getElementById(idDoItem(sequencial))
  const caixa = linha?.closest('table')?.parentElement
  if (!linha || !caixa) return
  const sobra = linha.getBoundingClientRect().bottom + FOLGA - caixa.getBoundingClientRect().bottom
  if (sobra > 0) caixa.scrollTop += sobra
}

/**
 * The events of the draft: the same thing as the chart, in words and numbers. One tab stop: arrows walk the rows, Enter
 * edits the place, Delete removes; the controls of a row come after it with Tab.
 */
export function ItensTable(props: ItensTableProps) {
  const { numeroFicha, itens, regras, avaliacao, condicao, parcelas, acoes, remessa, ultima } = props
  const arquivosDe = useArquivosDoEvento(numeroFicha)
  useEffect(() => {
    if (ultima !== undefined) revealLinha(ultima)
  }, [ultima])
  const [focada, setFocada] = useState<number>()
  const [editando, setEditando] = useState<number | null>(null)
  // The last one, which was just included, until a row has had the focus.
  const atual = itens.some(({ sequencial }) => sequencial === focada) ? focada : itens.at(-1)?.sequencial
  const edit = useCallback((sequencial: number | null) => {
    setEditando((before) => {
      if (sequencial === null && before !== null) document.getElementById(idDoItem(before))?.focus()
      return sequencial
    })
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, key } = event
    // The row itself, not a control in it.
    if (!(target instanceof HTMLElement) || target.dataset.sequencial === undefined || event.altKey) return
    const at = itens.findIndex(({ sequencial }) => sequencial === readSequencial(target))
    const item = itens[at]
    const step = STEPS[key]
    if (!item || event.ctrlKey) return
    if (step) document.getElementById(idDoItem(itens[step(at, itens.length)]?.sequencial ?? 0))?.focus()
    else if (key === 'Enter') edit(item.sequencial)
    else if (key === 'Delete') acoes.remove(item)
    else return
    event.preventDefault()
  }

  return (
    <table
      className={c('tabela')}
      onFocus={({ target }) => setFocada(readSequencial(target))}
      onKeyDown={onKeyDown}
    >
      <caption>
        <VisuallyHidden>Eventos da guia</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Evento</th>
          <th className={styles.estreito} scope="col">
            Local
          </th>
          <th className={styles.valor} scope="col">
            Valor
          </th>
          <th className={styles.largo} scope="col">
            Previsão
          </th>
          <th scope="col">
            <VisuallyHidden>Ações</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {itens.map((item, indice) => (
        <ItemLinha
          acoes={acoes}
          avaliacao={avaliacao.get(item.sequencial)}
          condicao={condicao}
          isAtual={item.sequencial === atual}
          isEditando={item.sequencial === editando}
          item={item}
          key={item.sequencial}
          onEditar={edit}
          ordem={indice + 1}
          regra={regras.find(item.codigoEvento)}
          {...parcelas.get(item.sequencial)?.valores}
          {...tellEnvio(undefined, [...remessa(item.sequencial), ...arquivosDe(toEvento(item))])}
        />
      ))}
    </table>
  )
}
