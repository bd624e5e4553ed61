import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { exportPlanilha } from './exportPlanilha.ts'

type Chamada = Parameters<typeof exportPlanilha>[0]

const chamada = {
  sessao: { codigoCredenciado: 100001, nome: 'Clínica', login: 100001, sid: 's' },
  services: { exportacoes: { begin: () => () => undefined } },
  later: { transaction: (work: (db: object) => unknown) => Promise.resolve(work({ query: async () => [] })) },
  agora: new Date('2026-11-21T12:00:00Z'),
  requisicao: { id: 'r', ip: '10.0.0.1' },
  trilha: () => undefined,
} as unknown as Chamada

it('a batch that cannot be read while the reader pauses fails the file, and nothing else', async () => {
  const soltas = vi.fn()
  process.on('unhandledRejection', soltas)
  onTestFinished(() => void process.off('unhandledRejection', soltas))
  // Rows that no compression makes small: more of them than the streams hold for a reader who takes none.
  const primeiro = Array.from({ length: 1000 }, (_, i) => ({
    codigoAssociado: String(i),
    texto: randomBytes(2000).toString('base64'),
  }))
  const list = vi
    .fn<() => Promise<typeof primeiro>>()
    .mockResolvedValueOnce(primeiro)
    .mockRejectedValueOnce(new Error('connection terminated'))
  const { conteudo } = await exportPlanilha<(typeof primeiro)[number]>(chamada, {
    operacao: 'exportGuias',
    objeto: 'guias',
    arquivo: 'guias.xlsx',
    nome: 'Guias',
    cabecalho: [],
    colunas: [{ titulo: 'Texto', largura: 12, celula: ({ texto }) => texto }],
    count: async () => 2000,
    list,
  })
  if (!(conteudo instanceof Readable)) throw new Error('a workbook is a stream')
  await once(conteudo, 'readable')
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  await wait(20)
  await expect(conteudo.toArray()).rejects.toThrow('connection terminated')
  expect(soltas).not.toHaveBeenCalled()
})
