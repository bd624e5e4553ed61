import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { planoAEnviar } from '../credenciado/planoAEnviar.store.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import type { Busca } from './filtro.ts'

/** Takes a value into the statement's parameters and answers its placeholder. */
type Bind = (valor: unknown) => string

/** One filter: how it is named in the statement's name, and its condition on the guide `k` when it is present. */
type Filtro = { sigla: string; condicao: (busca: Busca, bind: Bind) => string | undefined }

const igual =
  <K extends keyof Busca>(campo: K, escreve: (parametro: string) => string): Filtro['condicao'] =>
  (busca, bind) =>
    busca[campo] === undefined ? undefined : escreve(bind(busca[campo]))

/**
 * The filters of Spec §7 but the statuses. A patient's identifier becomes the card within the statement, once, so
 * that every one of them walks the index of the card.
 */
const filtros: readonly Filtro[] = [
  {
    sigla: 'cpf',
    condicao: igual('cpf', (cpf) => `k.codigo_associado = (select codigo from associado where cpf = ${cpf})`),
  },
  { sigla: 'car', condicao: igual('codigoAssociado', (cartao) => `k.codigo_associado = ${cartao}`) },
  {
    sigla: 'ate',
    condicao: igual(
      'numeroAtendimento',
      (numero) => `k.codigo_associado = (select codigo_associado from atendimento where numero = ${numero})`,
    ),
  },
  {
    sigla: 'cha',
    condicao: igual(
      'chave',
      (chave) => `k.codigo_associado = (select codigo from associado where chave = ${chave})`,
    ),
  },
  { sigla: 'num', condicao: igual('numeroFicha', (numero) => `k.numero_ficha = ${numero}`) },
  { sigla: 'esp', condicao: igual('codigoEspecialidade', (codigo) => `k.codigo_especialidade = ${codigo}`) },
  {
    sigla: 'tip',
    condicao: igual('codigoTipoAtendimento', (codigo) => `k.codigo_tipo_atendimento = ${codigo}`),
  },
  { sigla: 'vig', condicao: igual('senhaEmVigor', (dia) => `k.validade_senha >= ${dia}`) },
  {
    sigla: 'pla',
    condicao: ({ planosAEnviar }) =>
      planosAEnviar && `(k.status_ficha <> ${statusFicha.emAnalise} or ${planoAEnviar('k')})`,
  },
  {
    sigla: 'per',
    condicao: ({ periodo }, bind) => periodo && `k.liberada_em >= ${bind(startOfCivilDay(periodo.inicio))}`,
  },
]

/** The part of a statement that a set of filters decides; its text holds placeholders, never a value. */
export type Condicao = { siglas: readonly string[]; texto: string; valores: readonly unknown[] }

/** The conditions on `k`, a guide of the provider, for the filters that are present and a page's beginning. */
export function createCondicao(codigoCredenciado: number, busca: Busca, cursor?: number): Condicao {
  const valores: unknown[] = []
  const bind: Bind = (valor) => `$${valores.push(valor)}`
  const provider = bind(codigoCredenciado)
  const presentes = filtros.flatMap(({ sigla, condicao }) => {
    const texto = condicao(busca, bind)
    return texto === undefined ? [] : [{ sigla, texto }]
  })
  const { periodo } = busca
  const antesDe = periodo && bind(startOfCivilDay(addDays(periodo.fim, 1)))
  if (cursor === undefined) {
    if (antesDe) presentes.push({ sigla: 'fim', texto: `k.liberada_em < ${antesDe}` })
  } else {
    // A page begins at the cursor alone: beside the period's own end, the walk would begin there, and pass over every page before.
    const numero = bind(cursor)
    const texto = `(k.liberada_em, k.numero_ficha) <
      ((select liberada_em from guia where numero_ficha = ${numero} and codigo_credenciado = ${provider}${
        antesDe ? ` and liberada_em < ${antesDe}` : ''
      }), ${numero})`
    presentes.push({ sigla: 'cur', texto })
  }
  return {
    siglas: presentes.map(({ sigla }) => sigla),
    texto: [`k.codigo_credenciado = ${provider}`, ...presentes.map(({ texto }) => texto)].join('\n   and '),
    valores,
  }
}
