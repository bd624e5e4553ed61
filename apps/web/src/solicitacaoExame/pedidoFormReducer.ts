import type { ConteudoPedido } from '@portal/contract/exame.ts'
import type { ExameLido } from '@portal/domain/solicitacaoExame/linhaPedido.ts'
import { addLugar, type LugarPedido, toggleLugar } from '@portal/domain/solicitacaoExame/locaisPedido.ts'
import type { LocalPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'

export type EventoForm = ConteudoPedido['eventos'][number]

/** The request as the screen has it. */
export type EstadoPedido = {
  readonly conteudo: ConteudoPedido
  /** The exam whose places the odontogram chooses. */
  readonly emMaos: string | undefined
  /** What was taken out last, with all that was typed of it, where it stood, and which exam was in hand then. */
  readonly retirado:
    | { readonly evento: EventoForm; readonly indice: number; readonly emMaos: string | undefined }
    | undefined
  /** Grows with each change made by the person; what was loaded is 0. */
  readonly mudancas: number
}

export type AcaoPedido =
  /** `emMaos` is the exam that chooses places from now on, where one of them takes any. */
  | { tipo: 'incluir'; exames: readonly ExameLido[]; emMaos: string | undefined }
  | { tipo: 'retirar'; codigo: string }
  | { tipo: 'devolver' }
  | { tipo: 'pegar'; codigo: string | undefined }
  | { tipo: 'trocarLugares'; codigo: string; lugares: readonly LugarPedido[] }
  | { tipo: 'tirarLocal'; codigo: string; codigoLocal: string }
  | { tipo: 'escreverFoco'; codigo: string; codigoLocal: string; foco: string }
  | { tipo: 'justificar'; codigo: string; justificativa: string }
  | { tipo: 'contar'; codigo: string; quantidade: number }
  | { tipo: 'escreverHipotese'; hipotese: string }
  | { tipo: 'escolherDentista'; codigoDentista: number }
  /** Another version takes the place of this one, with no way back. */
  | { tipo: 'substituir'; conteudo: ConteudoPedido }

export const pedidoVazio: ConteudoPedido = { hipoteseDiagnostica: '', eventos: [] }

export const createEstadoPedido = (conteudo: ConteudoPedido): EstadoPedido => ({
  conteudo,
  emMaos: undefined,
  retirado: undefined,
  mudancas: 0,
})

/** An exam of places is asked for once at each. */
const withLocais = (evento: EventoForm, locais: readonly LocalPedido[]): EventoForm => ({
  ...evento,
  locais: locais.map(({ codigoLocal, dentes, foco }) => ({
    codigoLocal,
    ...(dentes && { dentes: [...dentes] }),
    foco,
  })),
  quantidade: Math.max(1, locais.length),
})

/** The places said join those that are there, and their teeth those of the same place; nothing that was written goes. */
const joinLocais = (locais: readonly LocalPedido[], ditos: ExameLido['locais']): readonly LocalPedido[] =>
  ditos
    .flatMap(({ codigoLocal, dentes }): readonly LugarPedido[] =>
      dentes ? dentes.map((dente) => ({ codigoLocal, dente })) : [{ codigoLocal }],
    )
    .reduce(addLugar, locais)

function include(eventos: readonly EventoForm[], { codigo, locais, quantidade }: ExameLido): EventoForm[] {
  const atual = eventos.find((evento) => evento.codigo === codigo)
  const base = atual ?? { codigo, quantidade: 1, justificativa: '', locais: [] }
  const junto =
    base.locais.length + locais.length > 0
      ? withLocais(base, joinLocais(base.locais, locais))
      : { ...base, quantidade: quantidade ?? base.quantidade }
  return atual ? eventos.map((evento) => (evento === atual ? junto : evento)) : [...eventos, junto]
}

export function reducePedido(estado: EstadoPedido, acao: AcaoPedido): EstadoPedido {
  const { conteudo } = estado
  const { eventos } = conteudo
  const write = (escrito: Partial<ConteudoPedido>): EstadoPedido => ({
    ...estado,
    conteudo: { ...conteudo, ...escrito },
    mudancas: estado.mudancas + 1,
  })
  const put = (novos: readonly EventoForm[], resto: Partial<EstadoPedido> = {}): EstadoPedido => ({
    ...write({ eventos: [...novos] }),
    ...resto,
  })
  const change = (codigo: string, mudar: (evento: EventoForm) => EventoForm, resto = {}) =>
    put(
      eventos.map((evento) => (evento.codigo === codigo ? mudar(evento) : evento)),
      resto,
    )
  switch (acao.tipo) {
    case 'incluir': {
      const { exames, emMaos = estado.emMaos } = acao
      return put(exames.reduce<readonly EventoForm[]>(include, eventos), { emMaos, retirado: undefined })
    }
    case 'retirar': {
      const indice = eventos.findIndex(({ codigo }) => codigo === acao.codigo)
      const evento = eventos[indice]
      if (!evento) return estado
      const emMaos = estado.emMaos === acao.codigo ? undefined : estado.emMaos
      return put(
        eventos.filter((outro) => outro !== evento),
        { emMaos, retirado: { evento, indice, emMaos: estado.emMaos } },
      )
    }
    case 'devolver': {
      const { retirado } = estado
      if (!retirado) return estado
      const demais = eventos.filter(({ codigo }) => codigo !== retirado.evento.codigo)
      return put(demais.toSpliced(retirado.indice, 0, retirado.evento), {
        emMaos: estado.emMaos ?? retirado.emMaos,
        retirado: undefined,
      })
    }
    case 'pegar':
      return { ...estado, emMaos: acao.codigo }
    case 'trocarLugares': {
      const { lugares } = acao
      // Of several none is taken back: they were chosen together.
      const mudar = lugares.length > 1 ? addLugar : toggleLugar
      return change(acao.codigo, (evento) =>
        withLocais(evento, lugares.reduce<readonly LocalPedido[]>(mudar, evento.locais)),
      )
    }
    case 'tirarLocal':
      return change(acao.codigo, (evento) =>
        withLocais(
          evento,
          evento.locais.filter(({ codigoLocal }) => codigoLocal !== acao.codigoLocal),
        ),
      )
    case 'escreverFoco':
      return change(acao.codigo, (evento) => ({
        ...evento,
        locais: evento.locais.map((local) =>
          local.codigoLocal === acao.codigoLocal ? { ...local, foco: acao.foco } : local,
        ),
      }))
    case 'justificar':
      return change(acao.codigo, (evento) => ({ ...evento, justificativa: acao.justificativa }))
    case 'contar':
      return change(acao.codigo, (evento) => ({ ...evento, quantidade: acao.quantidade }))
    case 'escreverHipotese':
      return write({ hipoteseDiagnostica: acao.hipotese })
    case 'escolherDentista':
      return write({ codigoDentista: acao.codigoDentista })
    case 'substituir':
      return createEstadoPedido(acao.conteudo)
  }
}
