import { randomUUID } from 'node:crypto'
import { termo } from '@portal/contract/termo.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

it('a unit with nobody at work any more is neither asked for nor spoken for', async () => {
  await t.rows(
    `update dentista set ativo = false where codigo_credenciado = 100004 and unidade = 'Unidade Centro'`,
  )
  await t.rows(
    `insert into documento_termo (codigo, rede, termo, versao, titulo, texto, publicado_em)
     values (11, 'AURORA', 'lugares', 1, 'Lugares', 'Texto.', '2026-11-01')`,
  )
  const as = await t.as(100004)
  const { body } = await t.call(termo.listPendentes, {}, { as })
  expect(body.termos.find(({ codigoDocumento }) => codigoDocumento === 11)?.faltam).toEqual([
    null,
    'Unidade Jardins',
  ])
  await t.call(termo.createAceite, { body: { codigoDocumento: 11, global: true } }, { as, key: randomUUID() })
  expect(await t.rows('select unidade from aceite_termo where codigo_documento = 11 order by 1')).toEqual([
    { unidade: '' },
    { unidade: 'Unidade Jardins' },
  ])
})
