import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { toCondicao } from './condicao.ts'
import { dialogosSolicAuto } from './dialogosEntrada.tsx'
import { isHeld } from './isHeld.ts'

const [modelo] = dialogosSolicAuto
const answering = (dado: () => boolean) => {
  const query = { queryKey: [crypto.randomUUID()], queryFn: async () => dado(), retry: false }
  if (!modelo) throw new Error('no dialog stands before SOLIC_AUTO')
  return { ...modelo, condicao: toCondicao(query, (isDevido) => isDevido) }
}
const [devido, indevido, falho] = [
  () => true,
  () => false,
  () => {
    throw new Error('no answer')
  },
]

it.each([
  ['none', [], false],
  ['some, of which none is due', [indevido, indevido], false],
  ['one that is due', [indevido, devido], true],
  ['one of which nothing is known', [falho, indevido], true],
])('the page waits behind %s: %s', async (_name, dados, esperado) => {
  expect(await isHeld(dados.map(answering), new QueryClient())).toBe(esperado)
})

it('lists what stands before SOLIC_AUTO in the order of Spec §2.6: the last one nobody passes', () => {
  expect(dialogosSolicAuto.map(({ titulo, dispensa }) => [titulo, dispensa !== undefined])).toEqual([
    ['Termos pendentes', true],
    ['Atualização cadastral', true],
    ['Nenhuma especialidade cadastrada', false],
  ])
})
