import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'
import { loadPrazos } from './fontes.ts'
import { clearPrazos } from './prazo.fixture.ts'

const t = await openTestApp()
beforeEach(async () => {
  await clearPrazos(t)
  await t.rows(
    `update tratamento_ortodontico set estado = 'cancelado', fim = '2026-11-21' where estado = 'ativo'`,
  )
})

const linhas = async (numeroFicha: number, login = 100001) =>
  (await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(login) })).body.prazos
    .filter(({ tipo, referencia }) => referencia === numeroFicha && tipo !== 'APRESENTACAO')
    .map(({ tipo, prazo: dia }) => [tipo, dia])

it.each([
  ['nothing of one that is well on its way', { inicio: '2026-06-10', manutencoes: ['2026-10-02'] }, []],
  [
    'the extension of one with two guides left',
    { inicio: '2026-06-10', mesesConcedidos: 3, manutencoes: ['2026-10-02'] },
    [['PRORROGACAO', '2027-03-10']],
  ],
  [
    'the last day before one counts as abandoned, 60 days ahead',
    { inicio: '2026-01-10', manutencoes: ['2026-07-20'] },
    [['ABANDONO', '2027-01-20']],
  ],
  [
    'that last day, once it has come',
    { inicio: '2026-01-10', manutencoes: ['2026-05-21'] },
    [['ABANDONO', '2026-11-21']],
  ],
  [
    'nothing after it: the treatment is over, written down or not',
    { inicio: '2026-01-10', manutencoes: ['2026-05-20'] },
    [],
  ],
  ['no earlier than that', { inicio: '2026-01-10', manutencoes: ['2026-07-21'] }, []],
  ['nothing of one that is suspended', { estado: 'suspenso', inicio: '2026-01-10' }, []],
] as const)('lists %s', async (_nome, opcoes, esperado) => {
  const { numeroFicha } = await createTratamento(t, { codigoAssociado: await createAssociado(t), ...opcoes })
  expect(await linhas(numeroFicha)).toEqual(esperado)
  expect(await linhas(numeroFicha, 100004)).toEqual([])
})

it('tells the key of whose treatment it is, but not to whoever may not look at guides', async () => {
  const codigoAssociado = await createAssociado(t)
  const [paciente] = await t.rows<{ chave: string }>('select chave from associado where codigo = $1', [
    codigoAssociado,
  ])
  await createTratamento(t, { codigoAssociado, inicio: '2026-01-10', manutencoes: ['2026-07-20'] })
  const tell = async () => {
    const { body } = await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(100001) })
    return body.prazos.find(({ tipo }) => tipo === 'ABANDONO')
  }
  expect(await tell()).toMatchObject({ chaveAssociado: paciente?.chave })
  await t.rows(
    `update credenciado set permissoes = array_remove(permissoes, 'CONSULTA_GTO') where codigo = 100001`,
  )
  const semPaciente = await tell()
  await t.rows(`update credenciado set permissoes = permissoes || '{CONSULTA_GTO}' where codigo = 100001`)
  expect(semPaciente).toMatchObject({ tipo: 'ABANDONO' })
  expect(semPaciente).not.toHaveProperty('chaveAssociado')
})

it('leads to the guide that the month has already, and tells what is at risk with its password', async () => {
  const codigoAssociado = await createAssociado(t)
  const daManutencao = { codigoAssociado, login: 100001, codigoEspecialidade: 6, codigoTipoAtendimento: 8 }
  const { numeroTratamento } = await createTratamento(t, {
    codigoAssociado,
    inicio: '2026-01-10',
    manutencoes: ['2026-07-20'],
  })
  const list = async () => (await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(100001) })).body
  const antes = await list()
  expect(antes.prazos.find(({ tipo }) => tipo === 'ABANDONO')).not.toHaveProperty('guiaLiberada')
  const numeroFicha = await releaseGuia(t, { ...daManutencao, numeroTratamento })
  await t.rows(`update guia set validade_senha = '2026-11-30' where numero_ficha = $1`, [numeroFicha])
  const { prazos } = await list()
  const doMes = prazos.filter(({ tipo }) => tipo !== 'APRESENTACAO')
  expect(doMes.map(({ tipo, guiaLiberada, valor }) => [tipo, guiaLiberada, valor])).toEqual([
    ['SENHA', undefined, '95.00'],
    ['ABANDONO', numeroFicha, null],
  ])
})

it('asks for no extension that was asked for', async () => {
  const codigoAssociado = await createAssociado(t)
  const aPedir = { inicio: '2026-06-10', mesesConcedidos: 3, manutencoes: ['2026-10-02'] }
  const { numeroFicha, numeroTratamento } = await createTratamento(t, { codigoAssociado, ...aPedir })
  const deOrto = { codigoAssociado, login: 100001, codigoEspecialidade: 6, codigoTipoAtendimento: 9 }
  const prorrogacao = await releaseGuia(t, { ...deOrto, numeroTratamento })
  expect(await linhas(numeroFicha)).toEqual([])
  await t.rows('update guia set status_ficha = 3 where numero_ficha = $1', [prorrogacao])
  t.forget()
  expect(await linhas(numeroFicha)).toEqual([['PRORROGACAO', '2027-03-10']])
})

const sessao: Sessao = {
  sid: '',
  codigoCredenciado: 100001,
  login: 100001,
  codigoDentista: null,
  compartilhamento: 3,
  nome: '',
  nomeCredenciado: '',
  rede: 'AURORA',
  protocolo: '',
  funcoes: [],
  permissoes: ['REANALISE_ORTO'],
  jtiApresentado: '',
  fgp: '',
}

it('reads the treatments once for all that lapses of them', async () => {
  await createTratamento(t, { codigoAssociado: await createAssociado(t), inicio: '2026-06-10' })
  const { services, clock } = t
  const lidos: string[] = []
  await services.background.transaction(100001, async (db) => {
    const contado: Db = {
      query: (statement, values) => {
        lidos.push(statement.name)
        return db.query(statement, values)
      },
    }
    await loadPrazos({ db: contado, sessao, services, agora: clock.now(), hoje: '2026-11-21' })
  })
  expect(lidos.filter((nome) => /ativos|tratamento/i.test(nome))).toEqual(['manutencao.ativos'])
})

it('asks for no unlocking of the first guide of a treatment: it goes on in another', async () => {
  const { numeroFicha } = await createTratamento(t, {
    codigoAssociado: await createAssociado(t),
    inicio: '2026-01-10',
    manutencoes: ['2026-07-20'],
  })
  await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
  const { prazos } = (await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(100001) })).body
  const abandono = prazos.find(({ tipo, referencia }) => tipo === 'ABANDONO' && referencia === numeroFicha)
  expect(abandono).toMatchObject({ faltas: [] })
  expect(abandono).not.toHaveProperty('desbloqueavel')
})
