import type { Correcao } from '@portal/contract/motivo.ts'
import { deleteItem, type Edicao, updateItem } from './edicao.ts'

/** Corrections that the draft itself cannot make: the screen leads to the field that can. */
export type CorrecaoGuiada = Extract<Correcao, { tipo: 'anexarImagem' | 'justificar' | 'trocarData' }>

export function isGuiada(correcao: Correcao): correcao is CorrecaoGuiada {
  return ['anexarImagem', 'justificar', 'trocarData'].includes(correcao.tipo)
}

/**
 * The draft with the correction of an item's reason in force. A guided correction changes nothing here: an image, a
 * justification and a date of realisation are not among the draft's items.
 */
export function applyCorrecao(edicao: Edicao, sequencial: number, correcao: Correcao): Edicao {
  switch (correcao.tipo) {
    case 'trocarEvento':
      return updateItem(edicao, sequencial, { codigoEvento: correcao.codigoEvento })
    case 'trocarDente':
      return updateItem(edicao, sequencial, { dente: correcao.dente, regiao: undefined })
    case 'trocarRegiao':
      return updateItem(edicao, sequencial, { regiao: correcao.regiao, dente: undefined })
    case 'trocarFaces':
      return updateItem(edicao, sequencial, { faces: correcao.faces })
    case 'trocarQuantidade':
      return updateItem(edicao, sequencial, { quantidade: correcao.quantidade })
    case 'removerDente':
      return updateItem(edicao, sequencial, { dente: undefined, faces: undefined })
    case 'removerRegiao':
      return updateItem(edicao, sequencial, { regiao: undefined })
    case 'removerFaces':
      return updateItem(edicao, sequencial, { faces: undefined })
    case 'removerItem':
      return deleteItem(edicao, sequencial)
    case 'juntarFaces':
      return updateItem(deleteItem(edicao, sequencial), correcao.sequencial, {
        codigoEvento: correcao.codigoEvento,
        faces: correcao.faces,
      })
    case 'anexarImagem':
    case 'justificar':
    case 'trocarData':
      return edicao
  }
}
