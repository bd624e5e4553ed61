import { expect, test } from 'vitest'
import { insertGuiaAntiga, migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Migration 0064: what every login of a clinic reads told how much the clinic is paid, and appealed. */
test('notices and history that told an amount tell what happened, and nothing else of them changes', async () => {
  const found = await migrateAntigo(
    64,
    async (client) => {
      await insertGuiaAntiga(client, { numeroFicha: 1 })
      for (const [tipo, texto] of [
        ['DEMONSTRATIVO', 'Demonstrativo publicado: R$\u00a01.234,50 a receber'],
        ['DEMONSTRATIVO', 'Demonstrativo publicado: nada a receber'],
        ['DEMONSTRATIVO', 'Pagamento depositado: R$\u00a01.234,50'],
        ['GUIA', 'Guia 1: Autorizada'],
      ])
        await client.query(
          `insert into notificacao (codigo_credenciado, tipo, referencia, texto, em) values (1, $1, 1, $2, now())`,
          [tipo, texto],
        )
      for (const [acao, motivo] of [
        ['sendRecurso', 'Recurso de R$\u00a0136,00: evento 1. Desistência: evento 2.'],
        ['processPagamento', 'Evento 1: negado'],
      ])
        await client.query(
          `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, para_status, para_etapa, motivo)
           values (1, 1, now(), 'credenciado', $1, 13, 6, $2)`,
          [acao, motivo],
        )
    },
    async (client) => [
      (await client.query<{ texto: string }>('select texto from notificacao order by id')).rows,
      (await client.query<{ texto: string }>('select motivo as texto from historico_guia order by acao'))
        .rows,
    ],
  )
  expect(found.map((linhas) => linhas.map(({ texto }) => texto))).toEqual([
    ['Demonstrativo publicado', 'Demonstrativo publicado', 'Pagamento depositado', 'Guia 1: Autorizada'],
    ['Evento 1: negado', 'Recurso: evento 1. Desistência: evento 2.'],
  ])
})
