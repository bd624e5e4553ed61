import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { expect, it } from 'vitest'
import { withoutRequisicao } from '../../testing/matriz/chamada.ts'
import { openTestApp } from '../../testing/testApp.ts'

const t = await openTestApp()

/** Uses up the look-ups of a provider's minute. */
function spend(login: number): void {
  while (t.services.limiteConsulta.take(login, t.clock.now()) === 0);
}

it('releasing passwords tells no more cards than a look-up does', async () => {
  const as = await t.as(100001)
  const release = (codigoAssociado: string) =>
    t.call(liberacaoSenha.releaseSenha, { body: { codigoAssociado, codigoEspecialidade: 1 } }, { as })
  for (let i = 0; i < 120; i++) expect((await release(String(600_000_000 + i))).status).toBe(404)
  const [conhecido, desconhecido] = [await release('500000001'), await release('600000999')]
  expect(conhecido).toMatchObject({ status: 429, codigo: 'API-ELE-0003' })
  expect(Number(conhecido.headers['retry-after'])).toBeGreaterThan(0)
  expect(withoutRequisicao(conhecido.raw)).toBe(withoutRequisicao(desconhecido.raw))
})

it('a search by a patient is a look-up, one by a period is none', async () => {
  const as = await t.as(100002)
  const search = (body: object) => t.call(pesquisa.searchGuias, { body }, { as })
  const periodo = { dataInicio: '2026-11-01', dataFim: '2026-11-30' }
  spend(100002)
  expect(await search(periodo)).toMatchObject({ status: 200 })
  for (const filtro of [
    { cpf: '00500000001' },
    { codigoAssociado: '1' },
    { numeroAtendimento: '1'.repeat(12) },
  ])
    expect(await search(filtro)).toMatchObject({ status: 429, codigo: 'API-ELE-0003' })
})

it('a call that its key repeats is not counted again', async () => {
  const as = await t.as(100004)
  const body = { codigoAssociado: '500000001', codigoEspecialidade: 1 }
  const key = crypto.randomUUID()
  const { status } = await t.call(liberacaoSenha.releaseSenha, { body }, { as, key })
  expect(status).toBe(200)
  spend(100004)
  expect(await t.call(liberacaoSenha.releaseSenha, { body }, { as, key })).toMatchObject({ status: 200 })
  expect(await t.call(liberacaoSenha.releaseSenha, { body }, { as })).toMatchObject({ status: 429 })
})
