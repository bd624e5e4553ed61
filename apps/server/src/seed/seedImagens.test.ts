import { buffer } from 'node:stream/consumers'
import { findRegraEvento } from '@portal/domain/evento/regra/eventos.tables.ts'
import type { AutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { listImagensExigidas } from '@portal/domain/guia/imagensExigidas.ts'
import type { ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { keyOf } from '../imagem/copia.ts'
import { openDemonstracao } from './demonstracao.fixture.ts'

const { owner, arquivos } = await openDemonstracao()

type Evento = {
  codigoEvento: string
  numeroSequencialInclusao: number
  codigoLocalizacao: string | null
  autorizacao: AutorizacaoEvento
  negado3067: boolean
}
type Guia = { ficha: string; status: number; eventos: Evento[]; imagens: ImagemPresente[] }

async function listGuias(where: string): Promise<Guia[]> {
  const { rows } = await owner.query<Guia>(
    `select g.numero_ficha as ficha, status_ficha as status,
            (select json_agg(json_build_object('codigoEvento', codigo_evento, 'codigoLocalizacao', coalesce(dente, regiao),
                      'numeroSequencialInclusao', sequencial_inclusao, 'autorizacao', autorizacao,
                      'negado3067', motivos @> '[{"codigoGlosa":"3067"}]')) from evento_guia e
              where e.numero_ficha = g.numero_ficha) as eventos,
            coalesce((select json_agg(json_build_object('momento', momento, 'dente', dente, 'eventos', eventos)) from imagem_guia i
              where i.numero_ficha = g.numero_ficha), '[]') as imagens
       from guia g where quantidade_eventos > 0 and ${where}`,
  )
  return rows
}

/** `123 85200158 36 final`, for each image that a guide is missing. */
function listFaltas({ ficha, eventos, imagens }: Guia): string[] {
  return listImagensExigidas(eventos, imagens, findRegraEvento)
    .filter(({ atendida }) => !atendida)
    .map((falta) => `${ficha} ${falta.codigoEvento} ${falta.codigoLocalizacao} ${falta.momento}`)
}

async function openFilme(sha256: string, versao: Parameters<typeof keyOf>[1]) {
  const found = await arquivos.open(keyOf(sha256, versao))
  if (!found) throw new Error(`${versao} is not in the store`)
  return sharp(await buffer(found.conteudo)).metadata()
}

describe('the images of the demonstration', () => {
  test('are all there for a processed root canal, and open', async () => {
    const canais = `status_ficha = 12 and codigo_credenciado = 100001 and exists
      (select from evento_guia e where e.numero_ficha = g.numero_ficha and codigo_evento = '85200158'
          and not motivos @> '[{"codigoGlosa":"3067"}]' and autorizacao = 4)`
    const guias = await listGuias(canais)
    expect(guias.length).toBeGreaterThan(0)
    expect(guias.flatMap(listFaltas)).toEqual([])
    const { rows } = await owner.query<{ momento: string; sha256: string; bytes: number }>(
      'select momento, sha256, bytes from imagem_guia where numero_ficha = $1 order by sequencial',
      [guias[0]?.ficha],
    )
    expect(rows.map(({ momento }) => momento)).toEqual(['inicial', 'final'])
    for (const { sha256, bytes } of rows) {
      expect(bytes).toBeLessThan(200_000)
      expect(await openFilme(sha256, 'original')).toMatchObject({ format: 'jpeg' })
      expect(await openFilme(sha256, 'tela')).toMatchObject({ format: 'jpeg' })
      expect(await openFilme(sha256, 'miniatura')).toMatchObject({ format: 'webp' })
    }
  })

  test('are missing nowhere that a guide has been forwarded, but where the payment was denied for it', async () => {
    const guias = await listGuias('status_ficha in (9, 10, 11, 12, 13, 14, 15, 18, 19, 20)')
    const faltas = guias.flatMap((guia) =>
      listFaltas({ ...guia, eventos: guia.eventos.filter(({ negado3067 }) => !negado3067) }),
    )
    expect(faltas).toEqual([])
  })

  test('show every initial state once the documents have come, and none while they are awaited', async () => {
    const decididas = (await listGuias('status_ficha in (1, 2, 7, 17)')).flatMap(listFaltas)
    expect(decididas.filter((falta) => falta.endsWith('inicial'))).toEqual([])
    const aguardando = await listGuias('status_ficha = 5')
    expect(aguardando.length).toBeGreaterThan(5)
    expect(aguardando.flatMap(({ imagens }) => imagens)).toEqual([])
    expect(aguardando.filter((guia) => listFaltas(guia).length === 0)).toEqual([])
  })

  test('name the events that they are for, and are frozen once a step counted on them', async () => {
    const { rows } = await owner.query<{ sem_evento: string; soltas: string; sem_medida: string }>(
      `select count(*) filter (where origem_ficha is null and coalesce(jsonb_array_length(eventos), 0) = 0) as sem_evento,
              count(*) filter (where congelada_em is null and exists (select from historico_guia h
                where h.numero_ficha = i.numero_ficha and h.em >= i.enviada_em
                  and h.acao in ('send', 'concludeAuditoria', 'sign', 'processPagamento'))) as soltas,
              count(*) filter (where contraste is null) as sem_medida
         from imagem_guia i`,
    )
    expect(rows).toEqual([{ sem_evento: '0', soltas: '0', sem_medida: '0' }])
  })

  test('came after the release and before now', async () => {
    const { rows } = await owner.query(
      `select numero_ficha from imagem_guia join guia using (numero_ficha)
        where imagem_guia.enviada_em <= liberada_em or imagem_guia.enviada_em > atualizada_em`,
    )
    expect(rows).toEqual([])
  })

  test('each is in the store', async () => {
    const { rows } = await owner.query<{ sha256: string; tipo: string }>(
      'select distinct sha256, tipo from imagem_guia',
    )
    expect(rows.length).toBeGreaterThan(20)
    const filmes = rows.filter(({ tipo }) => tipo === 'image/jpeg')
    const sizes = await Promise.all(filmes.map(({ sha256 }) => openFilme(sha256, 'original')))
    expect(new Set(sizes.map(({ width }) => width))).toEqual(new Set([900, 700, 1400]))
    const [laudo, ...outros] = rows.filter(({ tipo }) => tipo !== 'image/jpeg')
    expect(outros).toEqual([])
    const original = await arquivos.open(keyOf(laudo?.sha256 ?? '', 'original'))
    expect(original && (await buffer(original.conteudo)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await openFilme(laudo?.sha256 ?? '', 'tela')).toMatchObject({ format: 'jpeg' })
  })
})
