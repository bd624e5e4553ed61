import { createAssociado } from '../testing/guia.fixture.ts'
import type { Receita } from '../testing/matriz/cena.ts'

type Refusal = { codigo: string; pedido: Receita; complementar: Receita }

/** A release for a member like 500000001 about whom the database then says something else. */
const deQuem =
  (sql: string, body: object = {}): Receita =>
  async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    await cena.t.rows(sql, [codigoAssociado])
    return cena.call(0, { body: { codigoAssociado, ...body } })
  }

export const pedindo =
  (body: object): Receita =>
  (cena) =>
    cena.call(0, { body })

export const depoisDe =
  (sql: string): Receita =>
  (cena) =>
    cena.callAfter(sql)

export const doAssociado = 'from guia g where g.numero_ficha = $1 and'

/** Each refusal of a release, and of a complementary guide of whose main one the same is said. */
export const recusasPedido: readonly Refusal[] = [
  {
    codigo: 'API-LIB-0001',
    pedido: deQuem(`update associado set situacao = 'inativo' where codigo = $1`),
    complementar: depoisDe(
      `update associado a set situacao = 'inativo' ${doAssociado} a.codigo = g.codigo_associado`,
    ),
  },
  {
    codigo: 'API-LIB-0002',
    pedido: deQuem(`update associado set situacao = 'suspenso' where codigo = $1`),
    complementar: depoisDe(
      `update associado a set situacao = 'suspenso' ${doAssociado} a.codigo = g.codigo_associado`,
    ),
  },
  {
    codigo: 'API-LIB-0003',
    pedido: deQuem(
      `update associado_plano set inicio = '2026-11-21', codigo_plano = 'AURCOM' where codigo_associado = $1`,
      { codigoEspecialidade: 3 },
    ),
    complementar: depoisDe(
      `with novato as (
         update associado_plano a set inicio = '2026-11-21', codigo_plano = 'AURCOM'
           ${doAssociado} a.codigo_associado = g.codigo_associado)
       update guia set codigo_plano = 'AURCOM', codigo_especialidade = 3 where numero_ficha = $1`,
    ),
  },
  {
    codigo: 'API-LIB-0004',
    pedido: deQuem(
      `with semCobertura as (
         insert into plano (codigo, nome, tipo, rede, cobertura_odontologica)
         values ('SEM' || $1, 'Sem odontologia', 'essencial', 'AURORA', false) returning codigo)
       update associado_plano ap set codigo_plano = s.codigo from semCobertura s where ap.codigo_associado = $1`,
    ),
    complementar: depoisDe(
      `delete from associado_plano a using guia g
        where g.numero_ficha = $1 and a.codigo_associado = g.codigo_associado`,
    ),
  },
  {
    codigo: 'API-LIB-0005',
    pedido: pedindo({ codigoEspecialidade: 16 }),
    complementar: depoisDe('update guia set codigo_especialidade = 16 where numero_ficha = $1'),
  },
  {
    codigo: 'API-LIB-0008',
    pedido: pedindo({ recemNato: true }),
    complementar: depoisDe('update guia set recem_nato = true where numero_ficha = $1'),
  },
  {
    codigo: 'API-LIB-0011',
    pedido: deQuem(
      `insert into associado_plano (codigo_associado, codigo_plano, principal, inicio)
       values ($1, 'MERESS', false, '2020-01-01')`,
      { codigoPlano: 'MERESS' },
    ),
    complementar: depoisDe(
      `with outro as (
         insert into associado_plano (codigo_associado, codigo_plano, principal, inicio)
         select codigo_associado, 'MERESS', false, '2020-01-01' from guia where numero_ficha = $1)
       update guia set codigo_plano = 'MERESS' where numero_ficha = $1`,
    ),
  },
]
