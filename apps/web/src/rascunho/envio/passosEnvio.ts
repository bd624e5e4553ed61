import { countFaltas } from '@portal/domain/imagem/countFaltas.ts'
import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { ancoraAcao } from '@portal/domain/menu/ancora.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { idDoItem, lugares } from '../../guia/acao/lugares.ts'
import type { SummaryError } from '../../ui/feedback/ErrorSummary.tsx'
import {
  type Avaliacao,
  type AvaliacaoItem,
  type DecisaoItem,
  isMalPreenchido,
  listDecididos,
  pedemJustificativa,
} from '../avaliacao/evaluateRascunho.ts'

export type PassoEnvio = {
  id:
    | 'senha'
    | 'eventos'
    | 'formulario'
    | 'correcoes'
    | 'negados'
    | 'recusados'
    | 'imagens'
    | 'justificativa'
    | 'enviar'
  rotulo: string
  /** What of it is missing; nothing where the keys say how it is done, or the count above it how many. */
  detalhe?: string
  teclas?: string
  isFeito: boolean
  /** The element to go to; the sending has its button beside it. */
  destino?: string
}

/** What comes before all others where the password has ended and may be renewed. */
export const passoSenha: PassoEnvio = {
  id: 'senha',
  rotulo: 'Renovar a senha',
  teclas: 'Alt+V',
  isFeito: false,
  destino: ancoraAcao('renewSenha'),
}

const RECUSADOS: readonly DecisaoItem[] = [...pedemJustificativa, 'analise', 'negado']

/** Whether nothing that can be done here makes a complementary guide take the item: an image cures only its lack. */
const isRecusado = ({ decisao, motivos }: AvaliacaoItem): boolean =>
  RECUSADOS.includes(decisao) ||
  (decisao === 'pendenteImagem' && motivos.some(({ severidade }) => severidade === 'auditoria'))

/**
 * "O que falta": the steps from an empty form to a sent guide, the first undone being the next. Images and
 * justification appear only where some event asks for them; without them the guide may go, and waits (status 4, 5). The
 * images come first: a guide that waits for its justification takes it only with its images.
 */
export function listPassosEnvio(
  avaliacao: Avaliacao,
  exigidas: readonly ImagemExigida[],
  complementar: boolean,
  errosFormulario: readonly SummaryError[] = [],
): PassoEnvio[] {
  const erros = listDecididos(avaliacao, ['erro'])
  // A denied event wants none: the justification would not save it. Nor would it in a complementary guide.
  const semJustificativa = complementar ? [] : listDecididos(avaliacao, pedemJustificativa)
  const recusados = complementar
    ? [...avaliacao].filter(([, item]) => isRecusado(item)).map(([id]) => id)
    : []
  const iniciais = exigidas.filter(
    ({ momento, numeroSequencialInclusao }) =>
      momento === 'inicial' && !recusados.includes(numeroSequencialInclusao),
  )
  const faltam = countFaltas(iniciais, 'inicial').agora
  const passos: PassoEnvio[] = [
    {
      id: 'eventos',
      rotulo: 'Incluir os eventos',
      detalhe: avaliacao.size === 0 ? 'Nenhum evento ainda' : countOf(avaliacao.size, 'evento', 'eventos'),
      isFeito: avaliacao.size > 0,
      destino: lugares.linha,
    },
  ]
  if (erros.length > 0) {
    passos.push({
      id: 'correcoes',
      rotulo: 'Corrigir o preenchimento',
      isFeito: false,
      destino: idDoItem(erros[0] ?? 0),
    })
  }
  // Denied all the same, it is taken out and not completed: the guide does not go with it as it is.
  const negados = complementar
    ? []
    : [...avaliacao].filter(([, item]) => item.decisao === 'negado' && isMalPreenchido(item))
  if (negados.length > 0) {
    passos.push({
      id: 'negados',
      rotulo: 'Retirar o que seria negado',
      detalhe: countOf(negados.length, 'evento, mesmo completo', 'eventos, mesmo completos'),
      isFeito: false,
      destino: idDoItem(negados[0]?.[0] ?? 0),
    })
  }
  const [primeiro] = errosFormulario
  if (primeiro) {
    passos.push({
      id: 'formulario',
      rotulo: 'Preencher o formulário',
      detalhe: countOf(errosFormulario.length, 'campo pendente', 'campos pendentes'),
      isFeito: false,
      destino: primeiro.fieldId,
    })
  }
  if (iniciais.length > 0) {
    passos.push({
      id: 'imagens',
      rotulo: 'Anexar as imagens iniciais',
      detalhe: faltam === 0 ? 'Todas anexadas' : countOf(faltam, 'imagem falta', 'imagens faltam'),
      isFeito: faltam === 0,
      destino: lugares.imagens,
    })
  }
  if (semJustificativa.length > 0) {
    passos.push({
      id: 'justificativa',
      rotulo: 'Escrever a justificativa técnica',
      detalhe: countOf(semJustificativa.length, 'evento pede', 'eventos pedem'),
      isFeito: false,
      destino: lugares.justificativa,
    })
  }
  if (recusados.length > 0) {
    passos.push({
      id: 'recusados',
      rotulo: 'Levar a uma guia principal',
      detalhe: countOf(recusados.length, 'evento não cabe aqui', 'eventos não cabem aqui'),
      isFeito: false,
      destino: idDoItem(recusados[0] ?? 0),
    })
  }
  passos.push({
    id: 'enviar',
    rotulo: 'Enviar guia',
    teclas: 'Ctrl+Enter',
    isFeito: false,
  })
  return passos
}
