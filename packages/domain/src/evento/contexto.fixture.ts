import type { DadosContexto, EventoRealizado, EventoReservado, ImagemContexto, Item } from './contexto.ts'
import { type Contexto, createContexto } from './createContexto.ts'
import { type DecisaoEvento, decideEvento } from './criterio/decideEvento.ts'
import { evaluateEvento } from './criterio/evaluateEvento.ts'
import { findRegraEvento } from './regra/eventos.tables.ts'
import { EXCLUSOES } from './regra/exclusao.data.ts'

/** Contexts for the tests: an adult with full coverage at a general clinic that does everything. */
export const HOJE = '2026-11-21'

export type Mudancas = Partial<Omit<DadosContexto, 'associado' | 'plano' | 'credenciado' | 'guia'>> & {
  readonly associado?: Partial<DadosContexto['associado']>
  readonly plano?: Partial<DadosContexto['plano']>
  readonly credenciado?: Partial<DadosContexto['credenciado']>
  readonly guia?: Partial<DadosContexto['guia']>
}

export function createDados(mudancas: Mudancas = {}): DadosContexto {
  return {
    hoje: HOJE,
    momento: 'envio',
    regras: findRegraEvento,
    exclusoes: EXCLUSOES,
    historico: [],
    dentesAusentes: [],
    imagens: [],
    ...mudancas,
    associado: {
      nascimento: '1986-03-10',
      situacao: 'ativo',
      inclusao: '2015-01-01',
      ...mudancas.associado,
    },
    plano: {
      codigo: 'INTEGRAL',
      coberturaOdontologica: true,
      extraRol: true,
      carencias: {},
      ...mudancas.plano,
    },
    credenciado: {
      ativo: true,
      especialidades: [1, 2, 3, 4, 5, 6, 9, 13, 14, 16, 18],
      atendeRede: true,
      inicioContrato: '2010-01-01',
      ...mudancas.credenciado,
    },
    guia: {
      codigoEspecialidade: 1,
      emergencia: false,
      recemNato: false,
      itens: [],
      solicitanteInformado: false,
      ...mudancas.guia,
    },
  }
}

/** A line in few words: `item('85100200', '16', 'OM')`; a place that starts with a letter is a region. */
export function item(codigoEvento: string, lugar = '', faces = '', sequencial = 1): Item {
  const local = lugar === '' ? {} : /^\d/.test(lugar) ? { dente: lugar } : { regiao: lugar }
  return { sequencial, codigoEvento, quantidade: 1, ...local, ...(faces === '' ? {} : { faces }) }
}

/** Something done earlier, by another provider unless said. */
export function feito(
  codigoEvento: string,
  data: string,
  resto: Partial<EventoRealizado> = {},
): EventoRealizado {
  return { codigoEvento, data, proprio: false, ...resto }
}

/** Something authorised and not done yet, by another provider unless said. */
export function reservado(codigoEvento: string, resto: Partial<EventoReservado> = {}): EventoReservado {
  return { codigoEvento, reservadoAte: HOJE, proprio: false, ...resto }
}

/** An image for the first line of the guide, should it be at one of these places. */
export const imagemDe = (momento: 'inicial' | 'final', ...lugares: readonly string[]): ImagemContexto => ({
  momento,
  eventos: lugares.map((codigoLocalizacao) => ({ numeroSequencialInclusao: 1, codigoLocalizacao })),
})

export type Resultado = { readonly codigos: readonly string[]; readonly decisao: DecisaoEvento }

export function decide(alvo: Item, contexto: Contexto): Resultado {
  const motivos = evaluateEvento(alvo, contexto)
  return { codigos: motivos.map((motivo) => motivo.codigoGlosa), decisao: decideEvento(motivos) }
}

/** Decides one line of a guide that holds it and the others given. */
export function decideItem(alvo: Item, mudancas: Mudancas = {}): Resultado {
  const outros = mudancas.guia?.itens ?? []
  const dados = createDados({ ...mudancas, guia: { ...mudancas.guia, itens: [...outros, alvo] } })
  return decide(alvo, createContexto(dados))
}
