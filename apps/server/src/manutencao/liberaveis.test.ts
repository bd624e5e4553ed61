import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { manutencao } from '@portal/contract/manutencao.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { expect, it } from 'vitest'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'

const t = await openTestApp()
const LOGIN = 100002

const readMes = async () =>
  (
    await t.call(
      manutencao.getMes,
      { query: { lista: 'A_LIBERAR' as const, limite: 100 } },
      { as: await t.as(LOGIN) },
    )
  ).body
const countPrazos = async (numeroTratamento: number) =>
  (
    await t.call(prazo.listPrazos, { query: { qtdRegistros: 50 } }, { as: await t.as(LOGIN) })
  ).body.prazos.filter(({ tipo, referencia }) => tipo === 'MANUTENCAO' && referencia === numeroTratamento)
    .length

const doAssociado = (mudanca: string) => `update associado set ${mudanca} where codigo = $1`
const doPlano = (fim: string) =>
  `update associado_plano ap set fim = '${fim}' from plano p
    where ap.codigo_associado = $1 and p.codigo = ap.codigo_plano and p.rede = 'AURORA'`

// Today is 21 November 2026.
it.each<[string, string, string, object]>([
  ['suspenso', doAssociado(`situacao = 'suspenso'`), 'API-LIB-0002', { dia: null, motivo: 'suspensao' }],
  [
    'que saiu ontem',
    doAssociado(`exclusao = '2026-11-20'`),
    'API-LIB-0001',
    { dia: '2026-11-20', motivo: 'plano' },
  ],
  [
    'cujo cartão venceu ontem',
    doAssociado(`validade_cartao = '2026-11-20'`),
    'API-LIB-0001',
    { dia: '2026-11-20', motivo: 'cartao' },
  ],
  [
    'cujo plano terminou ontem',
    doPlano('2026-11-20'),
    'API-LIB-0001',
    { dia: '2026-11-20', motivo: 'plano' },
  ],
  ['cujo plano termina hoje', doPlano('2026-11-21'), '', { dia: '2026-11-21', motivo: 'plano' }],
  [
    'cujo plano principal, de outra rede, terminou',
    `with outro as (
       insert into associado_plano
       select ap.codigo_associado, (select codigo from plano where rede <> 'AURORA' limit 1), true, ap.inicio, '2026-11-20'
         from associado_plano ap where ap.codigo_associado = $1 limit 1)
     update associado_plano set principal = false where codigo_associado = $1`,
    '',
    { dia: '2028-01-21', motivo: 'cartao' },
  ],
])(
  'de um paciente %s: a linha diz, e só a que se libera hoje está na conta, no dinheiro e nos prazos',
  async (_caso, mudanca, recusa, fimCobertura) => {
    const antes = (await readMes()).contas.aLiberar
    const codigoAssociado = await createAssociado(t)
    const opcoes = { codigoAssociado, login: LOGIN, manutencoes: ['2026-10-12'] }
    const { numeroTratamento } = await createTratamento(t, opcoes)
    await t.rows(mudanca, [codigoAssociado])
    const { contas, manutencoes } = await readMes()
    const linha = manutencoes.find((cada) => cada.numeroTratamento === numeroTratamento)
    expect(linha?.fimCobertura).toEqual(fimCobertura)
    const conta = recusa === '' ? 1 : 0
    expect(contas.aLiberar.quantas).toBe(antes.quantas + conta)
    expect(Number(contas.aLiberar.valor)).toBeCloseTo(Number(antes.valor) + conta * Number(linha?.valor))
    expect(await countPrazos(numeroTratamento)).toBe(conta)
    // The release answers what the list says.
    const body = { codigoAssociado, codigoEspecialidade: 6, codigoTipoAtendimentoOrto: 8 }
    const liberada = await t.call(liberacaoSenha.releaseSenha, { body }, { as: await t.as(LOGIN) })
    expect(liberada.codigo ?? '').toBe(recusa)
  },
)
