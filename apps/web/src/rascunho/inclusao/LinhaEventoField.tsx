import { toLinhaColada } from '@portal/domain/evento/linha/linhaColada.ts'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, startTransition, useId } from 'react'
import { type EscolhaStore, useEscolha } from '../../odontograma/estado/escolha.ts'
import { listDentesSelecionados, type Selecao } from '../../odontograma/estado/selecao.ts'
import { findTeclaPasso } from '../../odontograma/estado/teclaPasso.ts'
import { Button } from '../../ui/action/Button.tsx'
import { css } from '../../ui/css.ts'
import control from '../../ui/field/control.module.css'
import { isPlaceNamed } from '../../ui/mayTakeFocus.ts'
import styles from './LinhaEventoField.module.css'
import { SugestaoList, type SugestaoVista } from './SugestaoList.tsx'

const c = css({ ...control, ...styles })

/** The text of an entry line, what it may mean, and what its keys do. */
export type LinhaViva<S> = {
  readonly campo: RefObject<HTMLInputElement | null>
  readonly erro: string | undefined
  readonly sugestoes: {
    readonly opcoes: readonly S[]
    readonly realce: number
    readonly isFechada: boolean
    readonly walk: (step: 1 | -1) => void
    readonly close: () => void
    readonly reopen: () => void
  }
  readonly read: (texto: string) => void
  readonly write: (texto: string) => void
  readonly take: (sugestao: S | undefined) => void
  readonly submit: () => void
  readonly undo: () => void
  readonly redo: (() => void) | undefined
}

type LinhaEventoFieldProps<S> = {
  id: string
  label: string
  exemplo: string
  /** Something above it comes first, and has the focus. */
  isDepois?: boolean
  /** Names the list of what may be meant. */
  lista: string
  linha: LinhaViva<S>
  /** What waits for its place, in words. */
  pendente: string | undefined
  escolha: EscolhaStore
  onCancel: () => void
  /** What describes the field: how the line reads, and what became of it. */
  descricaoId: string
  /** Of each event, as the guide's table has it. */
  showPreco?: (codigoEvento: string) => string | undefined
}

const showSelecao = (selecao: Selecao): string =>
  selecao.tipo === 'regiao'
    ? selecao.regiao
    : listDentesSelecionados(selecao)
        .map(({ dente, faces }) => `${dente} ${faces}`.trim())
        .join(', ')

/** Pasted lines stay apart in a field of one line: a column of a spreadsheet is several events. */
function pasteLinhas(event: ClipboardEvent<HTMLInputElement>): void {
  const colado = event.clipboardData.getData('text').trim()
  if (!/[\r\n\t]/.test(colado)) return
  event.preventDefault()
  const { currentTarget } = event
  const { selectionStart, selectionEnd } = currentTarget
  currentTarget.setRangeText(toLinhaColada(colado), selectionStart ?? 0, selectionEnd ?? 0, 'end')
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * The one way in for everything: code, words, tooth, faces, region, several with ";" (Interface S04). The browser keeps
 * the text and React reads it after the key was shown (Architecture §5).
 */
export function LinhaEventoField<S extends SugestaoVista>(props: LinhaEventoFieldProps<S>) {
  const { id, linha, pendente, escolha, onCancel, descricaoId } = props
  const listaId = useId()
  const lugar = useEscolha(escolha, ({ selecao }) => showSelecao(selecao))
  const { campo, sugestoes, erro } = linha
  const { opcoes, realce } = sugestoes
  const isAberta = opcoes.length > 0

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, ctrlKey, altKey, shiftKey, currentTarget } = event
    const passo = ctrlKey ? findTeclaPasso(key, shiftKey) : undefined
    if (altKey || (ctrlKey && !passo)) return
    const isVazia = currentTarget.value === ''
    if (key === 'Enter') linha.submit()
    else if (isAberta && (key === 'ArrowDown' || key === 'ArrowUp'))
      sugestoes.walk(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'ArrowDown' && sugestoes.isFechada) sugestoes.reopen()
    else if (key === 'Tab' && !shiftKey && opcoes.length === 1) linha.take(opcoes[0])
    else if (key === 'Escape' && isAberta) sugestoes.close()
    else if (isVazia && (key === 'Escape' || key === 'Backspace')) onCancel()
    else if (key === 'Escape') linha.write('')
    else if (isVazia && passo === 'desfazer') linha.undo()
    else if (isVazia && passo === 'refazer' && linha.redo) linha.redo()
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.linha} data-campo data-invalid={erro ? true : undefined} data-parte="linha">
      <label className={styles.rotulo} htmlFor={id}>
        {props.label}
      </label>
      <div className={c('control', 'caixa')}>
        {pendente && <span className={styles.ficha}>{pendente}</span>}
        {lugar && <span className={styles.ficha}>{lugar}</span>}
        <input
          aria-activedescendant={isAberta ? `${listaId}-${realce}` : undefined}
          aria-autocomplete="list"
          aria-controls={isAberta ? listaId : undefined}
          aria-describedby={descricaoId}
          aria-expanded={isAberta}
          aria-invalid={erro ? true : undefined}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: a form opens where its work begins (Interface S04), or where its address says
          autoFocus={!props.isDepois && !isPlaceNamed()}
          className={c('input', 'numeric')}
          enterKeyHint="done"
          id={id}
          onChange={({ target }) => startTransition(() => linha.read(target.value))}
          onKeyDown={onKeyDown}
          onPaste={pasteLinhas}
          placeholder={props.exemplo}
          ref={campo as RefObject<HTMLInputElement>}
          role="combobox"
          spellCheck={false}
          type="text"
        />
        {isAberta && (
          <SugestaoList
            id={listaId}
            label={props.lista}
            onTake={linha.take}
            opcoes={opcoes}
            realce={realce}
            showPreco={props.showPreco}
          />
        )}
      </div>
      <Button icon="plus" onPress={linha.submit}>
        Incluir
      </Button>
    </div>
  )
}
