import { imagemNaUrgencia } from '@portal/domain/guia/orientacaoProtocolo.data.ts'
import { expect, test } from 'vitest'
import { migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Migration 0154: the library said that an urgency asks for no image. */
test('a kept library says of an urgency what the rules do, and all else as before', async () => {
  const found = await migrateAntigo(
    154,
    async (client) => {
      for (const [codigo, texto] of [
        [901, 'Antes. Urgências não exigem imagem prévia. Depois.'],
        [902, 'Nada disto.'],
      ])
        await client.query(
          `insert into biblioteca_arquivo (codigo, grupo, ordem, titulo, descricao, texto, versao, publicado_em)
           values ($1, 'Avulsos', 99, 'Um arquivo', 'Para a prova.', $2, 1, '2026-11-01')`,
          [codigo, texto],
        )
    },
    async (client) =>
      (
        await client.query<{ texto: string }>(
          'select texto from biblioteca_arquivo where codigo > 900 order by codigo',
        )
      ).rows,
  )
  expect(found.map(({ texto }) => texto)).toEqual([`Antes. ${imagemNaUrgencia} Depois.`, 'Nada disto.'])
})
