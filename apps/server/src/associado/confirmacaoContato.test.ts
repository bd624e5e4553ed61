import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverTo } from '../acesso/link.fixture.ts'
import { statement } from '../db/client.ts'
import { startOperadora } from '../operadora/operadora.ts'
import { writeMensagem } from '../operadora/redatores.ts'
import { askContato, createEmAndamento, readContatos, TELEFONE } from '../testing/contato.fixture.ts'
import { meet } from '../testing/corrida.fixture.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { enter } from '../testing/matriz/chamada.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { decideSemCanal } from './decideSemCanal.ts'
import { confirmContatoAssociado, listSemCanal } from './decisaoContato.store.ts'
import { createCodigoContato, readCodigoContato } from './linkContato.ts'

const t = await openTestApp()
const EMAIL = 'em.vigor@example.com'
let as: Person
let paciente: string
beforeAll(async () => {
  as = await t.as(100001)
  // Months go by here.
  await t.rows(`update credencial set expira_em = '2028-01-01'`)
})
beforeEach(async () => {
  await t.rows('delete from mensagem')
  paciente = await createEmAndamento(t, { email: EMAIL })
})

const codigoDe = (texto: string) => /\/contato\/confirmar\?codigo=([\w-]+)/.exec(texto)?.[1] ?? ''

/** What waits to be sent, as it would have been received. */
const receive = () => deliverTo(t, writeMensagem)

/** Asks for other contacts; answers what the member's link says. */
async function ask(contato: { telefone?: string; email?: string } = {}, quem = as) {
  await askContato(t, paciente, quem, contato)
  const [carta] = await receive()
  const dela = readCodigoContato(t.services.secrets, codigoDe(carta?.texto ?? ''))
  if (!dela) throw new Error(`no link of ours: ${carta?.texto}`)
  return dela
}

const confirm = (dela: Awaited<ReturnType<typeof ask>>, codigoCredenciado = dela.codigoCredenciado) =>
  t.services.background.transaction(codigoCredenciado, (db) =>
    confirmContatoAssociado(db, { ...dela, codigoCredenciado }, t.clock.now()),
  )

const decide = (codigoCredenciado: number, aceita: boolean) =>
  t.services.background.transaction(codigoCredenciado, (db) =>
    decideSemCanal(
      db,
      { codigoCredenciado, codigoAssociado: paciente },
      aceita,
      ['EMAIL', 'CELULAR'],
      t.clock.now(),
    ),
  )

const emVigor = async () => (await readContatos(t, paciente)).emVigor

describe('the message', () => {
  it('goes to the address in force, names what would change and who says so, and no patient', async () => {
    await askContato(t, paciente, as, { telefone: TELEFONE, email: 'nova@example.com' })
    const [carta, ...outras] = await receive()
    expect(outras).toEqual([])
    expect(carta).toMatchObject({ canal: 'EMAIL', para: EMAIL })
    expect(carta?.texto).toContain('o telefone para (11) 98888-7777 e o e-mail para nova@example.com')
    expect(carta?.texto).toContain('Dra. Ana Beatriz Monteiro')
    expect(carta?.texto).not.toContain(paciente)
  })

  it('goes to the mobile in force where there is no e-mail', async () => {
    paciente = await createEmAndamento(t, { telefone: '11977776666' })
    await askContato(t, paciente, as, { email: 'nova@example.com' })
    expect(await receive()).toMatchObject([
      { canal: 'CELULAR', para: '11977776666', texto: expect.stringContaining('/contato/confirmar?codigo=') },
    ])
  })

  it('that another request replaced is not sent', async () => {
    await askContato(t, paciente, as, { telefone: '1133330001' })
    await askContato(t, paciente, as, { telefone: '1133330002' })
    const cartas = await receive()
    expect(cartas.map(({ texto }) => texto.includes('3333-0002'))).toEqual([true])
  })
})

describe('the registration', () => {
  it('changes by nothing but the member’s confirmation: not by the operator’s side, nor with time', async () => {
    const dela = await ask()
    const stop = await startOperadora(t.services)
    await stop()
    t.clock.advance(29 * 24 * 3_600_000)
    expect(await emVigor()).toEqual({ telefone: null, email: EMAIL })
    expect([await decide(100001, true), await emVigor()]).toEqual([
      undefined,
      { telefone: null, email: EMAIL },
    ])
    await Promise.all([confirm(dela), confirm(dela), confirm(dela)])
    expect(await readContatos(t, paciente)).toMatchObject({
      emVigor: { telefone: TELEFONE, email: EMAIL },
      pedidos: [{ situacao: 'confirmado' }],
    })
    await t.rows(`update associado set telefone = '1100000000' where codigo = $1`, [paciente])
    await confirm(dela)
    expect(await emVigor()).toMatchObject({ telefone: '1100000000' })
    as = await enter(t, 100001)
  })

  it.each<[string, () => unknown]>([
    ['a link of a month ago', () => t.clock.advance(30 * 24 * 3_600_000)],
    [
      'a link that went to an address that is no longer in force',
      () => t.rows(`update associado set email = 'outra@example.com' where codigo = $1`, [paciente]),
    ],
    [
      'a link of a request that another one replaced',
      () => askContato(t, paciente, as, { telefone: '1133330009' }),
    ],
  ])('does not change by %s', async (_nome, pass) => {
    const dela = await ask()
    await pass()
    await confirm(dela)
    expect(await emVigor()).toMatchObject({ telefone: null })
    as = await enter(t, 100001)
  })

  it('does not change by an older link, though the contact came back to what it was', async () => {
    await t.rows(`update associado set telefone = '1133330000' where codigo = $1`, [paciente])
    await releaseGuia(t, { codigoAssociado: paciente, login: 100004 })
    const antiga = await ask({ telefone: '1133330001' }, await enter(t, 100004))
    for (const telefone of ['1133330002', '1133330000']) {
      await t.rows('delete from mensagem')
      await confirm(await ask({ telefone }))
    }
    await confirm(antiga)
    expect(await emVigor()).toMatchObject({ telefone: '1133330000' })
  })

  it('changes once by two links at once', async () => {
    await releaseGuia(t, { codigoAssociado: paciente, login: 100004 })
    const uma = await ask({ telefone: '1133330001' }, await enter(t, 100004))
    await t.rows('delete from mensagem')
    const outra = await ask({ telefone: '1133330002' })
    const sql = 'select from associado where codigo = $1 for update'
    await meet(t, { sql, values: [paciente] }, () => [confirm(uma), confirm(outra)])
    const { pedidos } = await readContatos(t, paciente)
    expect(pedidos.filter(({ situacao }) => situacao === 'confirmado')).toHaveLength(1)
  })

  it('changes by the link that went to the mobile, while that is the one in force', async () => {
    for (const [depois, esperado] of [
      ['11977776666', 'nova@example.com'],
      ['11955554444', null],
    ] as const) {
      paciente = await createEmAndamento(t, { telefone: '11977776666' })
      const dela = await ask({ telefone: '11977776666', email: 'nova@example.com' })
      await t.rows('update associado set telefone = $2 where codigo = $1', [paciente, depois])
      await confirm(dela)
      expect(await emVigor()).toEqual({ telefone: depois, email: esperado })
    }
  })

  it('does not change by a link under another provider’s number', async () => {
    const dela = await ask()
    await confirm(dela, 100004)
    expect(await emVigor()).toMatchObject({ telefone: null })
  })
})

describe('without a channel', () => {
  let outro: Person
  beforeEach(async () => {
    outro = await enter(t, 100004)
    paciente = await createEmAndamento(t)
    await releaseGuia(t, { codigoAssociado: paciente, login: 100004 })
  })
  const listaDe = async (codigoCredenciado: number) =>
    (await t.services.background.read(codigoCredenciado, (db) => listSemCanal(db, t.clock.now()))).filter(
      ({ codigoAssociado }) => codigoAssociado === paciente,
    )

  it('the operator’s side decides the first; by then there is one, and the member is asked of the second', async () => {
    await askContato(t, paciente, as, { telefone: TELEFONE, email: EMAIL })
    await askContato(t, paciente, outro, { telefone: '1133330002', email: EMAIL })
    expect(await decide(100001, true)).toBe('aceito')
    expect(await decide(100004, true)).toBe('perguntado')
    expect(await readContatos(t, paciente)).toEqual({
      emVigor: { telefone: TELEFONE, email: EMAIL },
      pedidos: [
        expect.objectContaining({ situacao: 'confirmado', canal: null }),
        expect.objectContaining({ situacao: 'substituido', canal: null }),
        { telefone: '1133330002', email: null, situacao: 'emConfirmacao', canal: 'EMAIL' },
      ],
    })
    const [carta] = await receive()
    expect(carta).toMatchObject({ para: EMAIL, texto: expect.stringContaining('3333-0002') })
    const dela = readCodigoContato(t.services.secrets, codigoDe(carta?.texto ?? ''))
    if (!dela) throw new Error('no link of ours')
    await confirm(dela)
    expect(await emVigor()).toMatchObject({ telefone: '1133330002' })
  })

  it('what another provider asked for too is done with', async () => {
    for (const quem of [as, outro]) await askContato(t, paciente, quem, { email: EMAIL })
    expect([await decide(100001, true), await decide(100004, true)]).toEqual(['aceito', 'aceito'])
    expect((await readContatos(t, paciente)).pedidos.map(({ situacao }) => situacao)).toEqual([
      'confirmado',
      'substituido',
    ])
    expect(await receive()).toEqual([])
  })

  it.each([
    ['the guide', () => t.rows('update guia set status_ficha = 6 where codigo_associado = $1', [paciente])],
    ['the month', async () => t.clock.advance(30 * 24 * 3_600_000)],
  ])('waits no longer than %s', async (_nome, pass) => {
    await askContato(t, paciente, as)
    expect(await listaDe(100001)).toHaveLength(1)
    await pass()
    expect(await listaDe(100001)).toEqual([])
    expect([await decide(100001, true), await decide(100001, false)]).toEqual([undefined, undefined])
    expect(await emVigor()).toMatchObject({ telefone: null })
    as = await enter(t, 100001)
  })
})

describe('a code', () => {
  const dela = { codigoCredenciado: 100001, mensagem: randomUUID() }
  const [nova, antiga] = ['n'.repeat(40), 'a'.repeat(40)]

  it('is read with the key that made it, though that is the former one', () => {
    expect(readCodigoContato([nova, antiga], createCodigoContato([antiga], dela))).toEqual(dela)
    expect(readCodigoContato([nova], createCodigoContato([antiga], dela))).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['another message', createCodigoContato([nova], dela).replace(dela.mensagem, randomUUID())],
    ['another provider', createCodigoContato([nova], dela).replace('100001-', '100004-')],
    ['a letter more', `${createCodigoContato([nova], dela)}x`],
    ['a proof of its own', `100001-${dela.mensagem}-${'A'.repeat(43)}`],
  ])('that somebody made up is none: %s', (_nome, codigo) => {
    expect(readCodigoContato([nova], codigo)).toBeUndefined()
  })
})

describe('the application', () => {
  const all = statement<{ codigo_associado: string }>(
    'teste.contatos',
    'select codigo_associado from contato_associado',
  )
  const plant = statement(
    'teste.plantContato',
    `insert into contato_associado (codigo_credenciado, codigo_associado, telefone, pedido_em)
     values (100001, $1, '1', now())`,
  )

  it('sees, decides and adds nothing of another provider', async () => {
    await ask()
    const { pool } = t.services
    expect(await pool.transaction(200001, (db) => db.query(all))).toEqual([])
    expect(await pool.transaction(100001, (db) => db.query(all))).not.toEqual([])
    await expect(pool.transaction(200001, (db) => db.query(plant, [paciente]))).rejects.toThrow(
      /row-level security/,
    )
  })

  it.each([
    `update contato_associado set telefone = '1'`,
    'update contato_associado set canal = null, mensagem = null',
    'update contato_associado set pedido_em = now()',
    'delete from contato_associado',
  ])('may not rewrite what was asked for: %s', async (sql) => {
    await expect(t.services.pool.raw.query(sql)).rejects.toThrow(/permission denied/)
  })
})
