import type { Imagem } from '@portal/contract/imagem.ts'
import { describe, expect, it } from 'vitest'
import { createFilaEnvio } from './filaEnvio.ts'
import { findIgual, type ItemEnvio, type Repetida, summariseEnvio } from './itemEnvio.ts'
import type { PortasFila } from './portasFila.ts'

const imagem = { sequencial: 1 } as Imagem

/** A queue whose sending the test ends by hand, in the order of the attempts. */
function createBancada(portas: Partial<PortasFila> = {}) {
  let id = 0
  const tentativas: {
    item: ItemEnvio
    progress: (fracao: number) => void
    resolve: () => void
    reject: (error: unknown) => void
  }[] = []
  const fila = createFilaEnvio({
    send: (item, signal, progress) =>
      new Promise((resolve, reject) => {
        tentativas.push({ item, progress, resolve: () => resolve(imagem), reject })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    explain: (error) => ({
      mensagem: String(error),
      repetivel: error !== 'corrompido',
      isSemLinha: error === 'linha',
    }),
    prepare: async () => ({ avisos: [] }),
    findRepetida: async () => undefined,
    explainRepetida: () => undefined,
    createId: () => `id${++id}`,
    now: () => 0,
    ...portas,
  })
  const estados = () => fila.getSnapshot().map(({ estado }) => estado)
  return { fila, tentativas, estados }
}

const guess = () => ({ momento: 'inicial', dente: null }) as const
const settle = () => new Promise((resolve) => setTimeout(resolve))

function buildArquivos(...nomes: string[]): File[] {
  return nomes.map((nome) => new File(['conteúdo'], nome))
}

async function fill(bancada: ReturnType<typeof createBancada>, ...nomes: string[]) {
  bancada.fila.add(buildArquivos(...nomes), guess)
  await settle()
}

describe('createFilaEnvio', () => {
  it('waits for the person, then sends two at a time', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg', 'b.jpg', 'c.jpg')
    expect(bancada.estados()).toEqual(['preparada', 'preparada', 'preparada'])
    bancada.fila.sendAll()
    expect(bancada.estados()).toEqual(['enviando', 'enviando', 'aguardando'])
    bancada.tentativas[0]?.resolve()
    await settle()
    expect(bancada.estados()).toEqual(['enviada', 'enviando', 'enviando'])
  })

  it('refuses at once what can never go, in the words of the denial', async () => {
    const bancada = createBancada()
    bancada.fila.add([...buildArquivos('a.gif'), new File([], 'b.jpg')], guess)
    expect(bancada.fila.getSnapshot().map(({ mensagem }) => mensagem)).toEqual([
      'Envie um arquivo JPG, JPEG, PDF, PNG, BMP, TIF ou TIFF.',
      'O arquivo está vazio.',
    ])
    bancada.fila.sendAll()
    expect(bancada.estados()).toEqual(['recusada', 'recusada'])
  })

  it('refuses what is no image before it goes, and it its place goes to the next', async () => {
    const bancada = createBancada({
      prepare: async ({ name }) => ({ avisos: [], ...(name === 'texto.jpg' && { recusa: 'conteudo' }) }),
    })
    bancada.fila.add(buildArquivos('texto.jpg', 'a.jpg', 'b.jpg'), (_nome, { length }) => ({
      momento: 'inicial',
      dente: ['16', '26'][length] ?? null,
    }))
    await settle()
    expect(
      bancada.fila.getSnapshot().map(({ estado, lugar, mensagem }) => [estado, mensagem ?? lugar.dente]),
    ).toEqual([
      ['recusada', 'O conteúdo do arquivo não corresponde à sua extensão.'],
      ['preparada', '16'],
      ['preparada', '26'],
    ])
  })

  it('tells a place that the person said, or sent the file to, from one that was guessed', async () => {
    const bancada = createBancada()
    bancada.fila.add(buildArquivos('a.jpg'), guess())
    await fill(bancada, 'b.jpg')
    const ditos = () => bancada.fila.getSnapshot().map((item) => item.guess === undefined)
    expect(ditos()).toEqual([true, false])
    bancada.fila.sendAll()
    expect(ditos()).toEqual([true, true])
  })

  it('sends the smaller copy of a photograph that was too large', async () => {
    const bancada = createBancada({ prepare: async () => ({ menor: new Blob(['menor']), avisos: [] }) })
    bancada.fila.add([new File([new Uint8Array(5_242_881)], 'foto.jpg')], guess)
    expect(bancada.estados()).toEqual(['preparando'])
    await settle()
    const [item] = bancada.fila.getSnapshot()
    expect(item).toMatchObject({ estado: 'preparada', reduzidaDe: 5_242_881 })
    expect(item?.conteudo.size).toBe(5)
  })

  it('refuses what stays too large', async () => {
    const bancada = createBancada()
    bancada.fila.add([new File([new Uint8Array(5_242_881)], 'rx.png')], guess)
    await settle()
    expect(bancada.fila.getSnapshot()[0]).toMatchObject({
      estado: 'recusada',
      mensagem: 'O arquivo passa do limite de 5 MB.',
    })
  })

  it('tells what is said against a file, and sends it all the same', async () => {
    const repetida = {
      numeroFicha: 7,
      sequencial: 2,
      momento: 'inicial',
      dente: '16',
      enviadaEm: '',
    } as const
    const bancada = createBancada({
      prepare: async () => ({ sha256: 'aa', avisos: ['escura'] }),
      findRepetida: async (sha256) => (sha256 === 'aa' ? repetida : undefined),
    })
    await fill(bancada, 'a.jpg', 'b.jpg')
    const [a, b] = bancada.fila.getSnapshot()
    expect(a).toMatchObject({ estado: 'preparada', avisos: ['escura'], repetida })
    const iguais = [a, b].map((item) => item && findIgual(item, bancada.fila.getSnapshot())?.nome)
    expect(iguais).toEqual([undefined, 'a.jpg'])
    bancada.fila.sendAll()
    expect(bancada.estados()).toEqual(['enviando', 'enviando'])
  })

  it('refuses what the guide has already, unless it is on its way by then', async () => {
    const answered = Promise.withResolvers<Repetida>()
    const bancada = createBancada({
      prepare: async () => ({ sha256: 'aa', avisos: [] }),
      findRepetida: () => answered.promise,
      explainRepetida: ({ sequencial }) => (sequencial === 2 ? 'Já foi enviada.' : undefined),
    })
    await fill(bancada, 'a.jpg', 'b.jpg', 'c.jpg')
    bancada.fila.sendAll()
    bancada.fila.cancel('id1')
    const { estados } = bancada
    expect(estados()).toEqual(['preparada', 'enviando', 'enviando'])
    answered.resolve({ numeroFicha: 7, sequencial: 2, momento: 'inicial', dente: '16', enviadaEm: '' })
    await settle()
    expect(estados()).toEqual(['recusada', 'enviando', 'enviando'])
    expect(bancada.fila.getSnapshot()[0]?.mensagem).toBe('Já foi enviada.')
  })

  it.each([
    ['could not be read here', { prepare: () => Promise.reject(new Error('no canvas')) }],
    [
      'was not asked about',
      {
        prepare: async () => ({ sha256: 'aa', avisos: [] }),
        findRepetida: () => Promise.reject(new Error('offline')),
      },
    ],
  ])('sends a file that %s', async (_caso, portas) => {
    const bancada = createBancada(portas)
    await fill(bancada, 'a.jpg')
    expect(bancada.estados()).toEqual(['preparada'])
  })

  it('goes on by itself with what the line had stopped, and with nothing else', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg', 'b.jpg')
    bancada.fila.sendAll()
    bancada.tentativas[0]?.reject('linha')
    bancada.tentativas[1]?.reject('cota')
    await settle()
    expect(bancada.estados()).toEqual(['falhou', 'falhou'])
    bancada.fila.retryLinha()
    expect(bancada.estados()).toEqual(['enviando', 'falhou'])
    expect(bancada.tentativas[2]?.item.chave).toBe(bancada.tentativas[0]?.item.chave)
  })

  it('puts back what was kept, once, and lets go what was in line', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg')
    const [a] = bancada.fila.getSnapshot()
    if (!a) throw new Error('no file')
    bancada.fila.restore([a, { ...a, id: 'b', estado: 'aguardando' }, { ...a, id: 'c' }])
    expect(bancada.estados()).toEqual(['preparada', 'enviando', 'preparada'])
  })

  it('repeats a failure with the same key', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg')
    bancada.fila.sendAll()
    bancada.tentativas[0]?.reject('rede')
    await settle()
    const [item] = bancada.fila.getSnapshot()
    expect(item).toMatchObject({ estado: 'falhou', mensagem: 'rede' })
    bancada.fila.retry(item?.id ?? '')
    expect(bancada.tentativas[1]?.item.chave).toBe(bancada.tentativas[0]?.item.chave)
    bancada.tentativas[1]?.resolve()
    await settle()
    expect(bancada.fila.getSnapshot()[0]).toMatchObject({ estado: 'enviada', imagem, mensagem: undefined })
  })

  it('takes another key for another tooth', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg')
    const [antes] = bancada.fila.getSnapshot()
    bancada.fila.setLugar(antes?.id ?? '', { momento: 'final', dente: '16' })
    const [depois] = bancada.fila.getSnapshot()
    expect(depois?.lugar.dente).toBe('16')
    expect(depois?.chave).not.toBe(antes?.chave)
  })

  it('does not repeat a file that is at fault', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg')
    bancada.fila.sendAll()
    bancada.tentativas[0]?.reject('corrompido')
    await settle()
    bancada.fila.retry(bancada.fila.getSnapshot()[0]?.id ?? '')
    expect(bancada.estados()).toEqual(['recusada'])
    expect(bancada.tentativas).toHaveLength(1)
  })

  it('gives the turn of a cancelled file to the next, and keeps it ready', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg')
    bancada.fila.sendAll()
    const [a, , , d] = bancada.fila.getSnapshot()
    bancada.fila.cancel(d?.id ?? '')
    bancada.fila.cancel(a?.id ?? '')
    await settle()
    expect(bancada.estados()).toEqual(['preparada', 'enviando', 'enviando', 'preparada'])
    bancada.fila.remove(a?.id ?? '')
    expect(bancada.estados()).toEqual(['enviando', 'enviando', 'preparada'])
  })

  it('pauses what goes and what waits, and goes on with the same keys', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg', 'b.jpg', 'c.jpg')
    bancada.fila.sendAll()
    bancada.tentativas[0]?.progress(0.6)
    bancada.fila.pause()
    expect(bancada.estados()).toEqual(['pausada', 'pausada', 'pausada'])
    // What the stopped attempt still says is of no attempt any more.
    bancada.tentativas[0]?.progress(0.9)
    // Resumed before the stopped ones have heard of it.
    bancada.fila.resume()
    await settle()
    expect(bancada.estados()).toEqual(['enviando', 'enviando', 'aguardando'])
    expect(bancada.fila.getSnapshot()[0]?.fracao).toBe(0)
    const [a, b, outraA, outraB] = bancada.tentativas.map(({ item }) => item.chave)
    expect([outraA, outraB]).toEqual([a, b])
    // The new attempt is the one that a cancel stops.
    bancada.fila.cancel(bancada.fila.getSnapshot()[0]?.id ?? '')
    await settle()
    expect(bancada.estados()).toEqual(['preparada', 'enviando', 'enviando'])
  })

  it('lets a paused file be taken from the line, and a new one go meanwhile', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg', 'b.jpg')
    bancada.fila.sendAll()
    bancada.fila.pause()
    bancada.fila.cancel(bancada.fila.getSnapshot()[0]?.id ?? '')
    expect(bancada.estados()).toEqual(['preparada', 'pausada'])
    bancada.fila.sendAll()
    expect(bancada.estados()).toEqual(['enviando', 'pausada'])
  })

  it('does not drop a file on its way, and clears what has arrived', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg', 'b.jpg')
    bancada.fila.sendAll()
    bancada.fila.remove(bancada.fila.getSnapshot()[0]?.id ?? '')
    expect(bancada.estados()).toEqual(['enviando', 'enviando'])
    bancada.tentativas[1]?.resolve()
    await settle()
    bancada.fila.clearSent()
    expect(bancada.estados()).toEqual(['enviando'])
  })

  it('tells listeners how far each one got', async () => {
    const bancada = createBancada()
    await fill(bancada, 'a.jpg')
    bancada.fila.sendAll()
    let ouvido = 0
    const leave = bancada.fila.subscribe(() => ouvido++)
    bancada.tentativas[0]?.progress(0.4)
    expect(bancada.fila.getSnapshot()[0]?.fracao).toBe(0.4)
    leave()
    bancada.tentativas[0]?.progress(0.5)
    expect(ouvido).toBe(1)
  })
})

describe('summariseEnvio', () => {
  const item = (estado: ItemEnvio['estado'], nome = '16 inicial.png') => ({ estado, nome }) as ItemEnvio

  it.each([
    [[], ''],
    [['preparada'], '1 imagem pronta para enviar.'],
    [['enviada', 'preparada', 'preparada'], '1 imagem enviada. 2 imagens prontas para enviar.'],
    [['enviando'], 'Enviando: 0 de 1 imagem.'],
    [['enviada', 'enviando', 'aguardando'], 'Enviando: 1 de 3 imagens.'],
    [['enviada'], '1 imagem enviada.'],
    [['enviada', 'pausada'], '1 imagem enviada. 1 imagem em pausa.'],
    [['enviada', 'enviada', 'falhou'], '2 imagens enviadas. 1 arquivo não foi enviado.'],
    [['recusada', 'falhou'], '1 arquivo não foi enviado. 1 arquivo recusado.'],
  ] as const)('%j: %s', (estados, texto) => {
    expect(summariseEnvio(estados.map((estado) => item(estado)))).toBe(texto)
  })

  it.each([
    [['preparando', 'preparando', 'preparando'], 'Conferindo 3 arquivos…'],
    [['preparada', 'recusada', 'preparando'], 'Conferindo 3 arquivos…'],
    [['enviando', 'preparada', 'preparando'], 'Conferindo 2 arquivos… Enviando: 0 de 1 imagem.'],
  ] as const)('%j, chosen together: %s', (estados, texto) => {
    const antes = { ...item('preparada'), lote: 1 }
    const itens = estados.map((estado) => ({ ...item(estado), lote: 2 }))
    expect(summariseEnvio(itens)).toBe(texto)
    expect(summariseEnvio([antes, ...itens])).toBe(`${texto} 1 imagem pronta para enviar.`)
  })

  it.each([
    [['preparada'], '1 arquivo pronto para enviar.'],
    [['preparada', 'preparada'], '2 arquivos prontos para enviar.'],
    [['enviada', 'enviando'], 'Enviando: 1 de 2 arquivos.'],
    [['pausada', 'pausada'], '2 arquivos em pausa.'],
    [['enviada', 'enviada'], '2 arquivos enviados.'],
    [['enviada', 'preparada'], '1 arquivo enviado. 1 imagem pronta para enviar.'],
  ] as const)('%j, a report the first of them: %s', (estados, texto) => {
    const nomes = ['laudo.PDF']
    expect(summariseEnvio(estados.map((estado, i) => item(estado, nomes[i])))).toBe(texto)
  })
})
