import { capturaExame } from '@portal/contract/capturaExame.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { capture, createCapturavel } from './capturaExame.fixture.ts'

const t = await openTestApp()

it('comes as they were captured, whatever their numbers, and by number within an instant', async () => {
  const pedidos = [await createCapturavel(t), await createCapturavel(t), await createCapturavel(t)]
  const [primeiro, segundo, terceiro] = pedidos
  for (const juntos of [[segundo, terceiro], [primeiro]]) {
    for (const pedido of juntos) if (pedido) await capture(t, pedido, 100011)
    t.clock.advance(1000)
  }
  const as = await t.as(100011)
  const lidas: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: { limite: number; cursor?: string } = { limite: 1, ...(cursor && { cursor }) }
    const { body } = await t.call(capturaExame.listCapturas, { query }, { as })
    lidas.push(...body.capturas.map(({ numeroSolicitacaoExame }) => numeroSolicitacaoExame))
    cursor = body.proximo
  }
  expect(lidas).toEqual([primeiro, terceiro, segundo].map((pedido) => pedido?.numeroSolicitacao))
})
