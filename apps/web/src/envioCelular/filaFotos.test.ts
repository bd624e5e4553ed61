import { tamanhoMaximoBytes } from '@portal/domain/imagem/limite.ts'
import { expect, it, vi } from 'vitest'
import { createFilaFotos, type FalhaFoto, type Foto, type FotoConferida } from './filaFotos.ts'

const foto = (nome: string) => new File(['x'], nome)

function createFila(
  falhas: readonly (FalhaFoto | undefined)[],
  prepare: (foto: Foto) => Promise<FotoConferida> = async () => ({ avisos: [] }),
) {
  const [restantes, enviadas, onFim] = [[...falhas], [] as string[], vi.fn()]
  let id = 0
  const fila = createFilaFotos({
    prepare,
    send: async ({ id: chave, nome }, onProgress) => {
      enviadas.push(`${chave} ${nome}`)
      onProgress(0.5)
      const falha = restantes.shift()
      if (falha) throw falha
    },
    explain: (error) => error as FalhaFoto,
    createId: () => String(++id),
    onFim,
  })
  const estados = () => fila.getSnapshot().map(({ estado }: Foto) => estado)
  return { fila, enviadas, onFim, estados }
}

const falhou = { estado: 'falhou', mensagem: 'Sem conexão', isFim: false } as const
const recusada = { estado: 'recusada', mensagem: 'Repetida', isFim: false } as const
const fim = { estado: 'recusada', mensagem: 'Terminou', isFim: true } as const

it('sends one after another, and goes on past one that is refused', async () => {
  const { fila, enviadas, estados } = createFila([undefined, recusada])
  fila.add(1, [foto('a.jpg'), foto('b.jpg'), foto('c.jpg')])
  expect(estados()).toEqual(['conferindo', 'esperando', 'esperando'])
  await vi.waitFor(() => expect(estados()).toEqual(['enviada', 'recusada', 'enviada']))
  expect(enviadas).toEqual(['1 a.jpg', '2 b.jpg', '3 c.jpg'])
})

it('sends what failed again under the same key, and nothing that was refused', async () => {
  const { fila, enviadas, estados } = createFila([falhou, recusada])
  fila.add(1, [foto('a.jpg'), foto('b.jpg')])
  await vi.waitFor(() => expect(estados()).toEqual(['falhou', 'recusada']))
  fila.retry('1')
  fila.retry('2')
  await vi.waitFor(() => expect(estados()).toEqual(['enviada', 'recusada']))
  expect(enviadas).toEqual(['1 a.jpg', '2 b.jpg', '1 a.jpg'])
})

it('sends nothing more once the guide takes nothing', async () => {
  const { fila, enviadas, estados, onFim } = createFila([fim])
  fila.add(1, [foto('a.jpg'), foto('b.jpg')])
  await vi.waitFor(() => expect(estados()).toEqual(['recusada', 'recusada']))
  expect([enviadas, onFim.mock.calls.length]).toEqual([['1 a.jpg'], 1])
})

it.each(['pagina.html', 'sem-extensao'])('does not send %s', (nome) => {
  const { fila, enviadas, estados } = createFila([])
  fila.add(1, [foto(nome), new File([], 'vazia.jpg')])
  expect([estados(), enviadas]).toEqual([['recusada', 'recusada'], []])
})

it('reads what is too large, which may still be made smaller', async () => {
  const { fila, estados } = createFila([])
  fila.add(1, [new File([new Uint8Array(tamanhoMaximoBytes + 1)], 'a.jpg')])
  expect(estados()).toEqual(['conferindo'])
  await vi.waitFor(() => expect(estados()).toEqual(['enviada']))
})

it('does not ask about what the service would refuse', async () => {
  const { fila, enviadas, estados } = createFila([], async () => ({ avisos: [], recusa: 'Outro conteúdo.' }))
  fila.add(1, [foto('a.jpg')])
  await vi.waitFor(() => expect(estados()).toEqual(['recusada']))
  expect([fila.getSnapshot()[0]?.mensagem, enviadas]).toEqual(['Outro conteúdo.', []])
})

it('asks before it sends what something is said against, and goes on with the others', async () => {
  const { fila, enviadas, estados } = createFila([], async ({ nome }) => ({
    sha256: nome === 'c.jpg' ? 'outro' : 'um',
    avisos: [],
  }))
  fila.add(1, [foto('a.jpg'), foto('b.jpg'), foto('c.jpg')])
  await vi.waitFor(() => expect(estados()).toEqual(['enviada', 'avisada', 'enviada']))
  expect(fila.getSnapshot()[1]?.conferida?.avisos).toEqual(['É o mesmo arquivo que a.jpg.'])
  fila.retry('2')
  await vi.waitFor(() => expect(estados()).toEqual(['enviada', 'enviada', 'enviada']))
  expect(enviadas).toEqual(['1 a.jpg', '3 c.jpg', '2 b.jpg'])
})

it('takes out of the list what is not to go, and nothing that went', async () => {
  const { fila, estados } = createFila([], async ({ nome }) => ({
    avisos: nome === 'b.jpg' ? ['Escura.'] : [],
  }))
  fila.add(1, [foto('a.jpg'), foto('b.jpg')])
  await vi.waitFor(() => expect(estados()).toEqual(['enviada', 'avisada']))
  fila.remove('1')
  fila.remove('2')
  expect(estados()).toEqual(['enviada'])
})

it('sends what could not be read here', async () => {
  const { fila, estados } = createFila([], () => Promise.reject(new Error('no code')))
  fila.add(1, [foto('a.jpg')])
  await vi.waitFor(() => expect(estados()).toEqual(['enviada']))
})
