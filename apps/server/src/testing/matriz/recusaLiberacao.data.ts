import { limitesContato } from '@portal/domain/associado/contato.ts'
import { createAssociado, createGuia, RESTAURACAO, releaseGuia, sendEventos } from '../guia.fixture.ts'
import type { Receita } from './cena.ts'

type Refusal = { codigo: string; pedido: Receita; complementar: Receita }

/** A release for a member like 500000001 about whom the database then says something else. */
const deQuem =
  (sql: string, body: object = {}): Receita =>
  async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    await cena.t.rows(sql, [codigoAssociado])
    return cena.call(0, { body: { codigoAssociado, ...body } })
  }

const pedindo =
  (body: object): Receita =>
  (cena) =>
    cena.call(0, { body })

const depoisDe =
  (sql: string): Receita =>
  (cena) =>
    cena.callAfter(sql)

const doAssociado = 'from guia g where g.numero_ficha = $1 and'

/** Each refusal of a release, and of a complementary guide of whose main one the same is said. */
const recusas: readonly Refusal[] = [
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

const comOrtodontia =
  (pedido: Receita): Receita =>
  async (cena) => {
    await cena.t.rows('insert into credenciado_especialidade values (100001, 6)')
    try {
      return await pedido(cena)
    } finally {
      await cena.t.rows(
        'delete from credenciado_especialidade where (codigo_credenciado, codigo_especialidade) = (100001, 6)',
      )
    }
  }

/** Refusals of a release. */
export const porOperacaoLiberacao: Readonly<Record<string, Receita>> = {
  ...Object.fromEntries(
    recusas.flatMap(({ codigo, pedido, complementar }) => [
      [`liberacaoSenha.releaseSenha ${codigo}`, pedido],
      [`liberacaoSenha.releaseComplementar ${codigo}`, complementar],
    ]),
  ),
  'liberacaoSenha.releaseSenha API-ELE-0001': pedindo({ codigoAssociado: '999999999' }),
  'liberacaoSenha.releaseSenha API-LIB-0007': pedindo({ codigoTipoAtendimento: 8 }),
  'liberacaoSenha.releaseSenha API-LIB-0012': comOrtodontia(pedindo({ codigoEspecialidade: 6 })),
  'liberacaoSenha.releaseSenha API-LIB-0015': async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    await releaseGuia(cena.t, { codigoAssociado })
    return cena.call(0, { body: { codigoAssociado } }, { key: null })
  },
  'liberacaoSenha.releaseComplementar API-LIB-0009': depoisDe(
    'update guia set status_ficha = 8, codigo_etapa = 1 where numero_ficha = $1',
  ),
  'liberacaoSenha.releaseComplementar API-LIB-0012': comOrtodontia(
    depoisDe('update guia set codigo_especialidade = 6 where numero_ficha = $1'),
  ),
  'liberacaoSenha.renewSenha API-GTO-0051': async (cena) => {
    const numeroFicha = await cena.prepare()
    await cena.call(numeroFicha)
    return cena.call(numeroFicha)
  },
  'liberacaoSenha.renewSenha API-GTO-0052': depoisDe(
    `update associado a set exclusao = '2026-11-20' ${doAssociado} a.codigo = g.codigo_associado`,
  ),
  // What it was authorised for was authorised to another practice once its password had lapsed.
  'liberacaoSenha.renewSenha API-GTO-0054': async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    const numeroFicha = await createGuia(cena.t, 'autorizada', { codigoAssociado })
    await cena.t.rows(`update guia set validade_senha = '2026-11-20' where numero_ficha = $1`, [numeroFicha])
    const outra = await releaseGuia(cena.t, { codigoAssociado, login: 100004 })
    await sendEventos(cena.t, outra, [RESTAURACAO], 100004)
    return cena.call(numeroFicha)
  },
  'liberacaoSenha.updateInformacoesAssociado API-LIB-0010': pedindo({ numeroTelefoneResidencial: '12' }),
  'liberacaoSenha.updateInformacoesAssociado API-LIB-0013': (cena) =>
    cena.call(0, { query: { codigoAssociado: '500000003' } }),
  'liberacaoSenha.updateInformacoesAssociado API-LIB-0014': async (cena) => {
    for (let vez = 0; vez < limitesContato.pedidosPorPaciente; vez++) await cena.call(0)
    return cena.call(0)
  },
  'liberacaoSenha.getInformacoesProtocolo API-GTO-0006': (cena) =>
    cena.call(0, { query: { especialidade: 99 } }),
}
