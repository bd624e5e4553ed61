import { expect, test } from 'vitest'
import { insertGuiaAntiga, migrateAntigo } from '../db/bancoAntigo.fixture.ts'

const imagem = (ficha: number, sequencial: number, dente: string | null, removida: string | null = null) =>
  [ficha, sequencial, dente, `${ficha}-${sequencial}`, removida] as const

test('the images of a running installation answer for what they did, and are frozen by what counted on them', async () => {
  const linhas = await migrateAntigo(
    15,
    async (client) => {
      for (const numeroFicha of [1, 2, 3]) await insertGuiaAntiga(client, { numeroFicha })
      await client.query(
        `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                                dente, regiao, quantidade, valor_centavos, copart_centavos, autorizacao)
       values (1, 1, 1, '1', '85200158', '16', null, 1, 1, 0, 1), (1, 2, 1, '1', '82000883', null, 'ASAI', 1, 1, 0, 1)`,
      )
      await client.query(`insert into rascunho_guia values (2, 1, 1, $1, now())`, [
        JSON.stringify({ itens: [{ sequencial: 7, codigoEvento: '85200158', dente: '26', quantidade: 1 }] }),
      ])
      await client.query(
        `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, para_status, para_etapa)
       values (1, 1, '2026-01-02', 'x', 'send', 2, 2), (1, 1, '2026-01-03', 'x', 'sign', 1, 3)`,
      )
      for (const linha of [
        imagem(1, 1, null),
        imagem(1, 2, '16'),
        imagem(1, 3, '16', '2026-01-05'),
        imagem(2, 1, null),
        imagem(3, 1, null),
      ]) {
        await client.query(
          `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo,
                                  bytes, momento, dente, sha256, enviada_em, removida_em)
         values ($1, $2, 1, '1', 'a.png', 'image/png', 1, 'inicial', $3, $4, '2026-01-01', $5)`,
          [...linha],
        )
      }
    },
    async (client) => {
      const { rows } = await client.query(
        `select numero_ficha || '/' || sequencial as imagem, eventos, congelada_por as por from imagem_guia order by 1`,
      )
      return rows
    },
  )
  expect(linhas).toEqual([
    {
      imagem: '1/1',
      por: 'send',
      eventos: [
        { numeroSequencialInclusao: 1, codigoLocalizacao: '16' },
        { numeroSequencialInclusao: 2, codigoLocalizacao: 'ASAI' },
      ],
    },
    { imagem: '1/2', por: 'send', eventos: null },
    { imagem: '1/3', por: null, eventos: null },
    { imagem: '2/1', por: null, eventos: [{ numeroSequencialInclusao: 7, codigoLocalizacao: '26' }] },
    { imagem: '3/1', por: null, eventos: null },
  ])
})
