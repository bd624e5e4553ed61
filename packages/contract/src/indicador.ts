import { niveisQualidade } from '@portal/domain/indicador/bonus.ts'
import { indicadores, quaisLinhas } from '@portal/domain/indicador/indicador.tables.ts'
import Type, { type Static } from 'typebox'
import {
  CodigoEspecialidade,
  CodigoEvento,
  Cursor,
  Data,
  DinheiroRepasse,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  Todas,
  UmDe,
} from './campo.ts'
import { route } from './route.ts'

/** `2026-10`. */
const Mes = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })

const Codigo = UmDe(indicadores.map(({ codigo }) => codigo))

/** Per cent or days, with at most two decimals. */
const Valor = Type.Number()

/** Denial code of table 38. */
const CodigoGlosa = Type.String({ pattern: '^[0-9]{4}$' })

/** The twelve months of the figures, and when they were computed; null while nothing was. */
const Periodo = Objeto({ desde: Mes, ate: Mes, calculadoEm: Instante })

const comum = {
  periodo: Nulavel(Periodo),
  todas: Todas,
}

/** A part and its total, of money or of a count: the other one is null. */
const partes = {
  dinheiro: Nulavel(Objeto({ parte: DinheiroRepasse, total: DinheiroRepasse })),
  contagem: Nulavel(Objeto({ parte: Type.Integer(), total: Type.Integer() })),
}

const Indicador = Objeto({
  indicador: Codigo,
  /** Of the twelve months; null where they have no case. */
  valor: Nulavel(Valor),
  ...partes,
  meta: Nulavel(Objeto({ valor: Valor, fonte: Type.String() })),
  /** Whether it reaches its goal; null where there is no goal, or no case. */
  alcancada: Nulavel(Type.Boolean()),
  /** Of the network's providers of the same specialty; null of fewer than five. */
  mediana: Nulavel(Objeto({ valor: Valor, credenciados: Type.Integer() })),
  /** The oldest first. */
  meses: Type.Array(Objeto({ mes: Mes, valor: Nulavel(Valor) })),
})
export type Indicador = Static<typeof Indicador>

const CausaGlosa = Objeto({
  codigoGlosa: CodigoGlosa,
  texto: Type.String(),
  negado: DinheiroRepasse,
  /** What appeals did not bring back. */
  aindaNegado: DinheiroRepasse,
  /** The habit that keeps it from happening (`ajudaEvento`); null of a code that nobody knows. */
  habito: Nulavel(Type.String()),
})
export type CausaGlosa = Static<typeof CausaGlosa>

const QualidadeDesempenho = Objeto({
  ...comum,
  /** With whose providers the network's median compares: that of most guides; null without guides. */
  codigoEspecialidade: Nulavel(CodigoEspecialidade),
  indicadores: Type.Array(Indicador),
  /** What cost most, at most five. */
  causas: Type.Array(CausaGlosa),
})
export type QualidadeDesempenho = Static<typeof QualidadeDesempenho>

const LinhaIndicador = Objeto({
  numeroFicha: NumeroFicha,
  nomeAssociado: Type.String(),
  /** The day that puts it into its month. */
  dia: Data,
  codigoEvento: Nulavel(CodigoEvento),
  descricao: Nulavel(Type.String()),
  codigoLocalizacao: Type.String(),
  codigoGlosa: Nulavel(Type.String()),
  ...partes,
})
export type LinhaIndicador = Static<typeof LinhaIndicador>

const Criterio = Objeto({
  indicador: Codigo,
  meta: Valor,
  /** What meeting it adds to the bonus, in per cent. */
  peso: Valor,
  valor: Nulavel(Valor),
  atendido: Type.Boolean(),
  /** In points of the figure; 0 where it is met, null where there is no case. */
  falta: Nulavel(Valor),
})
export type Criterio = Static<typeof Criterio>

const Nivel = Objeto({
  nivel: UmDe(niveisQualidade),
  /** The share of the weights from which it holds, in per cent. */
  minimo: Valor,
  /** By what it multiplies the negotiated index. */
  fator: Type.Number(),
})
export type Nivel = Static<typeof Nivel>

/** What the criteria come to; the bonus is the contract's: null for who sees a part of its lines, or before any figure. */
const resultado = {
  atendidos: Type.Integer(),
  criterios: Type.Integer(),
  bonus: Nulavel(Valor),
  teto: Nulavel(Valor),
  nivel: Nulavel(Nivel),
}

const Bonus = Objeto({ ...comum, ...resultado })
export type Bonus = Static<typeof Bonus>

const Negociacao = Objeto({ inicio: Data, fim: Data, aberta: Type.Boolean(), dias: Type.Integer() })
export type Negociacao = Static<typeof Negociacao>

const RegraElegibilidade = Objeto({
  ...comum,
  regra: Nulavel(Objeto({ vigenteDesde: Data, fonte: Type.String(), teto: Valor })),
  /** The highest first. */
  niveis: Type.Array(Nivel),
  criterios: Type.Array(Criterio),
})
export type RegraElegibilidade = Static<typeof RegraElegibilidade>

const UltimoReajuste = Objeto({
  /** The price table in force against the one before it; null where there is no one before. */
  ultimo: Nulavel(Objeto({ data: Data, percentual: Valor, motivo: Type.String(), fonte: Type.String() })),
  proximaDataBase: Data,
  negociacao: Nulavel(Negociacao),
})
export type UltimoReajuste = Static<typeof UltimoReajuste>

/** Null: lines of nobody's unit. */
const unidade = Nulavel(Type.String())

const BonusUnidades = Objeto({ ...comum, unidades: Type.Array(Objeto({ unidade, ...resultado })) })
export type BonusUnidades = Static<typeof BonusUnidades>

const ReajusteUnidades = Objeto({
  ...comum,
  unidades: Type.Array(Objeto({ unidade, criterios: Type.Array(Criterio) })),
})
export type ReajusteUnidades = Static<typeof ReajusteUnidades>

/** How a provider works and what it earns by it, in figures of which each row can be seen. Spec §7.8; Operadora §5. */
export const indicador = {
  getQualidadeDesempenho: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/indicadores/qualidade-desempenho',
    summary:
      'Indicadores de qualidade e desempenho de doze meses, com meta, mediana da rede e o que mais custou',
    reply: QualidadeDesempenho,
    errors: [],
    permission: 'INDICADORES',
  }),
  listLinhas: route({
    method: 'POST',
    reads: true,
    path: '/api/credenciado/v1/credenciado/indicadores/qualidade-desempenho/lista',
    summary: 'As linhas de que um indicador se fez, da mais nova para a mais antiga',
    body: Objeto({
      indicador: Codigo,
      /** Else the twelve months. */
      mes: Type.Optional(Mes),
      /** Those that count for the part, or the others; else all. */
      quais: Type.Optional(UmDe(quaisLinhas)),
      codigoGlosa: Type.Optional(CodigoGlosa),
      cursor: Type.Optional(Cursor),
      limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Objeto({ linhas: Type.Array(LinhaIndicador), proximo: Nulavel(Cursor) }),
    errors: [],
    permission: 'INDICADORES',
    patientData: true,
    steady: 'rows as they were when the figure was computed',
    own: true,
  }),
  getBonus: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/indicadores/reajuste/bonus',
    summary: 'O bônus do reajuste e o nível de qualidade, pelos critérios atendidos',
    reply: Bonus,
    errors: [],
    permission: 'INDICADORES',
  }),
  getRegraElegibilidade: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/indicadores/regra-elegibilidade',
    summary: 'A regra do reajuste: cada critério com meta, peso, o valor próprio e o que falta',
    reply: RegraElegibilidade,
    errors: [],
    permission: 'INDICADORES',
  }),
  getUltimoReajuste: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/indicadores/reajuste/ultimo',
    summary: 'O último reajuste, a próxima data-base e a negociação',
    reply: UltimoReajuste,
    errors: [],
    permission: 'INDICADORES',
  }),
  listBonusUnidades: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/indicadores/reajuste/bonus/uo',
    summary: 'O bônus do reajuste em cada unidade operacional',
    reply: BonusUnidades,
    errors: [],
    permission: 'INDICADORES',
  }),
  listReajusteUnidades: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/indicadores/reajuste/uo',
    summary: 'Os critérios do reajuste em cada unidade operacional',
    reply: ReajusteUnidades,
    errors: [],
    permission: 'INDICADORES',
  }),
  getReajusteBonificacao: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/reajuste-bonificacao',
    summary: 'O resumo do reajuste para o início: bônus, critérios que faltam e negociação',
    reply: Objeto({ ...comum, ...resultado, negociacao: Nulavel(Negociacao) }),
    errors: [],
    permission: 'INDICADORES',
  }),
}
