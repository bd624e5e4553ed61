import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { runComando } from '../testing/comando.fixture.ts'
import { askContato, createEmAndamento, readContatos, TELEFONE } from '../testing/contato.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { readComando } from './comandoContato.ts'

const t = await openTestApp()
let paciente: string
beforeEach(async () => {
  paciente = await createEmAndamento(t)
  await askContato(t, paciente, await t.as(100001))
})

const run = (...words: string[]) => runComando(t, path.join(import.meta.dirname, 'contatoMain.ts'), words)

const words = (...outras: string[]) => ['--credenciado', '100001', '--cartao', paciente, ...outras]

it.each([
  [['--credenciado', '100001', '--cartao', '0500000001', '--aceita'], true],
  [['--credenciado', '100001', '--cartao', '500000001', '--recusa'], false],
  [['--credenciado', '100001', '--cartao', '500000001'], undefined],
  [['--credenciado', '100001', '--cartao', '500000001', '--aceita', '--recusa'], undefined],
  [['--credenciado', 'x', '--cartao', '500000001', '--aceita'], undefined],
  [['--credenciado', '100001', '--cartao', 'x', '--aceita'], undefined],
  [['--credenciado', '100001', '--aceita', '--outra'], undefined],
])('%j decides %s', (args, aceita) => {
  const decisao = { codigoCredenciado: 100001, codigoAssociado: '500000001', aceita }
  expect(readComando(args)).toEqual(aceita === undefined ? undefined : { acao: 'decide', decisao })
})

it('accepts what no message can confirm, once', async () => {
  expect(await run(...words('--aceita'))).toMatchObject({ code: 0, said: expect.stringContaining('aceito') })
  expect(await readContatos(t, paciente)).toMatchObject({
    emVigor: { telefone: TELEFONE },
    pedidos: [{ situacao: 'confirmado', canal: null }],
  })
  expect(await run(...words('--aceita'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nenhum contato deste paciente'),
  })
})

it('refuses it, and the registration stays', async () => {
  expect(await run(...words('--recusa'))).toMatchObject({ code: 0 })
  expect(await readContatos(t, paciente)).toMatchObject({
    emVigor: { telefone: null },
    pedidos: [{ situacao: 'recusado' }],
  })
})

it('without a word lists what waits for it, of all providers, and nothing that a message can confirm', async () => {
  const outro = await createEmAndamento(t, {}, 100004)
  await askContato(t, outro, await t.as(100004), { email: 'novo@example.com' })
  const comCanal = await createEmAndamento(t, { email: 'a@example.com' })
  await askContato(t, comCanal, await t.as(100001))
  const { code, said } = await run()
  expect(code).toBe(0)
  expect(said).toContain(`credenciado 100001  cartão ${paciente}  ${TELEFONE}\n`)
  expect(said).toContain(`credenciado 100004  cartão ${outro}  ${TELEFONE}  novo@example.com\n`)
  expect(said).not.toContain(comCanal)
})

it('called wrong, says how', async () => {
  expect(await run('--cartao', paciente)).toMatchObject({
    code: 2,
    said: expect.stringContaining('npm run contato'),
  })
})
