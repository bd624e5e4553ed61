import type { Correcao } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { type Dispatch, useMemo } from 'react'
import { idDoItem, lugares } from '../../guia/acao/lugares.ts'
import { focusField } from '../../ui/feedback/focusField.ts'
import { applyCorrecao, isGuiada } from '../estado/applyCorrecao.ts'
import { deleteItem, type Edicao, type MudancaItem, updateItem } from '../estado/edicao.ts'
import type { PassoRascunho } from '../estado/passo.ts'
import type { AcaoRascunho } from '../estado/rascunhoReducer.ts'
import { nameItem } from '../estado/showLugar.ts'

/** What can be done with an item of the draft, wherever it is asked for: in its row or under the entry line. */
export type AcoesItem = {
  update: (item: ItemRascunho, mudanca: MudancaItem) => void
  remove: (item: ItemRascunho) => void
  /** `destino` is where the focus goes afterwards: the item's row, unless another place is named. */
  correct: (item: ItemRascunho, correcao: Correcao, destino?: string) => void
}

/** Focuses the first that is there. */
const focusFirst = (ids: readonly string[]): void =>
  ids
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
    ?.focus()

/** The rows to go to from this one when it goes: the next, the one before, the entry line. */
function listSeguintes(edicao: Edicao, { sequencial }: ItemRascunho): string[] {
  const at = edicao.itens.findIndex((item) => item.sequencial === sequencial)
  const vizinhos = [edicao.itens[at + 1], edicao.itens[at - 1]]
  return [...vizinhos.flatMap((item) => (item ? [idDoItem(item.sequencial)] : [])), lugares.linha]
}

/** The same functions for life, so that a row is drawn again only for its own sake. `read` answers the draft as it is. */
export function useAcoesItem(
  read: () => Edicao,
  dispatch: Dispatch<AcaoRascunho>,
  tell: (passo: PassoRascunho) => void,
  describe: (codigoEvento: string) => string,
): AcoesItem {
  return useMemo(() => {
    const nameOf = (item: ItemRascunho) => nameItem(item, describe)
    const edit = (mudar: (edicao: Edicao) => Edicao, emCurso?: string) =>
      dispatch({ tipo: 'editar', mudar, emCurso })
    return {
      update: (item, mudanca) => {
        // Its faces are switches: one face for another is two of them.
        const emCurso = 'faces' in mudanca ? `faces ${item.sequencial}` : undefined
        edit((edicao) => updateItem(edicao, item.sequencial, mudanca), emCurso)
        tell({ verbo: 'Alterado', sequenciais: [item.sequencial] })
      },
      remove: (item) => {
        // Before it goes: a key that follows at once, another Delete, finds the next row.
        focusFirst(listSeguintes(read(), item))
        edit((edicao) => deleteItem(edicao, item.sequencial))
        tell({ verbo: 'Removido', texto: nameOf(item) })
      },
      correct: (item, correcao, destino = idDoItem(item.sequencial)) => {
        if (isGuiada(correcao)) {
          focusField(correcao.tipo === 'anexarImagem' ? lugares.imagens : lugares.justificativa)
          return
        }
        const seguintes = listSeguintes(read(), item)
        edit((edicao) => applyCorrecao(edicao, item.sequencial, correcao))
        const sequencial = correcao.tipo === 'juntarFaces' ? correcao.sequencial : item.sequencial
        if (correcao.tipo === 'removerItem') tell({ verbo: 'Removido', texto: nameOf(item) })
        else tell({ verbo: 'Corrigido', sequenciais: [sequencial] })
        // What the correction puts on the screen is there with the next frame; whoever has gone elsewhere by then stays there.
        const apertado = document.activeElement
        requestAnimationFrame(() => {
          if ([apertado, document.body].includes(document.activeElement)) focusFirst([destino, ...seguintes])
        })
      },
    }
  }, [read, dispatch, tell, describe])
}
