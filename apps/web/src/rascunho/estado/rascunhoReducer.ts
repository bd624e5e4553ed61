import type { Rascunho } from '@portal/contract/rascunho.ts'
import type { TipoObservacao } from '@portal/domain/guia/observacao.tables.ts'
import { protectTexto } from '@portal/domain/texto/protegido.ts'
import {
  continueHistorico,
  createHistorico,
  type Historico,
  recordHistorico,
  redoHistorico,
  undoHistorico,
} from '../../odontograma/estado/historico.ts'
import type { Edicao } from './edicao.ts'
import { isSameConteudo } from './isSameConteudo.ts'

/** What a draft holds, without the server's numbering. */
export type Conteudo = Omit<Rascunho, 'revisao' | 'salvoEm'>

type Formulario = Pick<Conteudo, 'ortodontia' | 'fichasVinculoImagens'>

/**
 * The draft on the screen. Texts and form stand outside the steps: undoing an event must not take back a sentence, and a
 * text field has the browser's own undo.
 */
export type EstadoRascunho = {
  readonly historico: Historico<Edicao>
  /** What the last step changes, key by key, while nothing else is done: more of it is the same step. */
  readonly emCurso: string | undefined
  readonly observacao: string
  readonly justificativa: string
  /** The form of an orthodontic guide, and the exams that it goes with. */
  readonly formulario: Formulario
  /** Grows with each change made by the person; what was loaded is 0. */
  readonly mudancas: number
}

export type AcaoRascunho =
  | { tipo: 'editar'; mudar: (edicao: Edicao) => Edicao; emCurso?: string | undefined }
  | { tipo: 'desfazer' }
  | { tipo: 'refazer' }
  | { tipo: 'escrever'; campo: TipoObservacao; texto: string }
  | { tipo: 'preencher'; mudar: (formulario: Formulario) => Formulario }
  /** Another version takes the place of this one, with no way back. */
  | { tipo: 'substituir'; conteudo: Conteudo }

export const conteudoVazio: Conteudo = { itens: [], observacao: '', justificativa: '' }

function toEdicao({ itens, denticaoManual }: Conteudo): Edicao {
  return { itens, ...(denticaoManual && { denticaoManual }) }
}

const toFormulario = ({ ortodontia, fichasVinculoImagens }: Formulario): Formulario => ({
  ...(ortodontia && { ortodontia }),
  ...(fichasVinculoImagens && { fichasVinculoImagens }),
})

export function createEstadoRascunho(conteudo: Conteudo): EstadoRascunho {
  // A draft of before the fields stripped may hold what they no longer take.
  return {
    historico: createHistorico(toEdicao(conteudo)),
    emCurso: undefined,
    observacao: protectTexto(conteudo.observacao),
    justificativa: protectTexto(conteudo.justificativa),
    formulario: toFormulario(conteudo),
    mudancas: 0,
  }
}

export function toConteudo({ historico, observacao, justificativa, formulario }: EstadoRascunho): Conteudo {
  const { itens, denticaoManual } = historico.presente
  return {
    itens: [...itens],
    observacao,
    justificativa,
    ...(denticaoManual && { denticaoManual }),
    ...formulario,
  }
}

function withHistorico(
  estado: EstadoRascunho,
  historico: Historico<Edicao>,
  emCurso?: string,
): EstadoRascunho {
  if (historico === estado.historico) return estado
  return { ...estado, historico, emCurso, mudancas: estado.mudancas + 1 }
}

/** One change is one step, whatever the keys that it took; what is back where it began is none. */
function edit(estado: EstadoRascunho, presente: Edicao, emCurso: string | undefined): EstadoRascunho {
  const { historico } = estado
  if (emCurso === undefined || emCurso !== estado.emCurso)
    return withHistorico(estado, recordHistorico(historico, presente), emCurso)
  const inicio = undoHistorico(historico)
  return isSameConteudo(inicio.presente, presente)
    ? withHistorico(estado, { ...inicio, futuro: [] })
    : withHistorico(estado, continueHistorico(historico, presente), emCurso)
}

export function reduceRascunho(estado: EstadoRascunho, acao: AcaoRascunho): EstadoRascunho {
  const { historico } = estado
  switch (acao.tipo) {
    case 'editar':
      return edit(estado, acao.mudar(historico.presente), acao.emCurso)
    case 'desfazer':
      return withHistorico(estado, undoHistorico(historico))
    case 'refazer':
      return withHistorico(estado, redoHistorico(historico))
    case 'escrever':
      if (estado[acao.campo] === acao.texto) return estado
      return { ...estado, [acao.campo]: acao.texto, emCurso: undefined, mudancas: estado.mudancas + 1 }
    case 'preencher':
      return {
        ...estado,
        formulario: acao.mudar(estado.formulario),
        emCurso: undefined,
        mudancas: estado.mudancas + 1,
      }
    case 'substituir':
      return createEstadoRascunho(acao.conteudo)
  }
}
