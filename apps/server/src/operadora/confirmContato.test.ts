import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { statement } from '../db/client.ts'
import { askContato, lookUp, readContatos, TELEFONE } from '../testing/contato.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { confirmContato } from './confirmContato.ts'
import { startOperadora } from './operadora.ts'

const t = await openTestApp()
let as: Person
let paciente: string
beforeAll(async () => {
  as = await t.as(100001)
})
beforeEach(async () => {
  paciente = await createAssociado(t)
  await lookUp(t, paciente, as)
})

const confirm = (id: number, codigoCredenciado = 100001) =>
  confirmContato(t.services, { codigoCredenciado, id })

/** Asks for other contacts; answers the request's number. */
async function ask(contato: { telefone?: string; email?: string } = {}): Promise<number> {
  await askContato(t, paciente, as, contato)
  const { pedidos } = await readContatos(t, paciente)
  return pedidos.at(-1)?.id ?? 0
}

describe('confirmContato', () => {
  it('applies what was asked for, once, whoever else is at it', async () => {
    await t.rows(`update associado set email = 'a@b.com' where codigo = $1`, [paciente])
    const id = await ask()
    expect((await readContatos(t, paciente)).emVigor).toEqual({ telefone: null, email: 'a@b.com' })
    await Promise.all([confirm(id), confirm(id), confirm(id)])
    expect(await readContatos(t, paciente)).toEqual({
      emVigor: { telefone: TELEFONE, email: 'a@b.com' },
      pedidos: [{ id, telefone: TELEFONE, email: null, situacao: 'confirmado' }],
    })
    await t.rows(`update associado set telefone = '1100000000' where codigo = $1`, [paciente])
    await confirm(id)
    expect((await readContatos(t, paciente)).emVigor).toMatchObject({ telefone: '1100000000' })
  })

  it('leaves a request that another one replaced', async () => {
    const [primeiro, segundo] = [await ask({ telefone: '1133330001' }), await ask({ telefone: '1133330002' })]
    await confirm(primeiro)
    expect((await readContatos(t, paciente)).emVigor).toMatchObject({ telefone: null })
    await confirm(segundo)
    expect((await readContatos(t, paciente)).emVigor).toMatchObject({ telefone: '1133330002' })
  })

  it('is bound to the provider that asked', async () => {
    await confirm(await ask(), 100004)
    expect((await readContatos(t, paciente)).pedidos).toMatchObject([{ situacao: 'emConfirmacao' }])
  })

  it('comes by itself, from the queue, in the transaction of its cause', async () => {
    const stop = await startOperadora(t.services)
    try {
      await ask({ email: 'nova@exemplo.com' })
      await vi.waitFor(
        async () =>
          expect((await readContatos(t, paciente)).emVigor).toEqual({
            telefone: TELEFONE,
            email: 'nova@exemplo.com',
          }),
        { timeout: 12_000, interval: 100 },
      )
    } finally {
      await stop()
    }
  }, 30_000)
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
    expect(await pool.transaction(100004, (db) => db.query(all))).toEqual([])
    expect(await pool.transaction(100001, (db) => db.query(all))).not.toEqual([])
    await expect(pool.transaction(100004, (db) => db.query(plant, [paciente]))).rejects.toThrow(
      /row-level security/,
    )
  })

  it.each([
    `update contato_associado set telefone = '1'`,
    'update contato_associado set pedido_em = now()',
    'delete from contato_associado',
  ])('may not rewrite what was asked for: %s', async (sql) => {
    await expect(t.services.pool.raw.query(sql)).rejects.toThrow(/permission denied/)
  })
})
