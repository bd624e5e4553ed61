import { imagem } from '@portal/contract/imagem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, hold, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { watchUploads } from '../testing/watchUploads.ts'
import { chooseFiles, createExigida, createFilme, fila, openImagens, setGuardadas } from './imagem.fixture.ts'

const guia = { statusFicha: 5, imagensExigidas: [createExigida()] }
const linha = (nome: string) => fila.getByRole('listitem').filter({ hasText: nome })

const antes = {
  numeroFicha: 7,
  sequencial: 2,
  momento: 'inicial',
  dente: '16',
  enviadaEm: '2026-11-20T12:00:00.000Z',
} as const

beforeEach(() => setGuardadas())

test('diz de cada arquivo o que a auditoria diria, com a imagem ao lado, e o envia assim mesmo', async () => {
  watchUploads()
  const numeroFicha = await openImagens(guia)
  const clara = await createFilme('16 clara.png')
  const igual = new File([clara], '16 igual.png')
  const jaFoi = await createFilme('16 foi.png')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await jaFoi.arrayBuffer()))
  const repetida = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  answer(imagem.getRepetida, ({ query: { sha256 } }) => ({ repetida: sha256 === repetida ? antes : null }))
  await chooseFiles(
    clara,
    igual,
    jaFoi,
    new File([jaFoi], '16 outra vez.png'),
    await createFilme('16 escura.png', [320, 240], 0.3),
    await createFilme('16 pequena.png', [60, 60]),
    new File(['<html></html>'], '16 falsa.png'),
  )
  for (const [nome, ...textos] of [
    [
      '16 igual.png',
      'O mesmo arquivo está duas vezes na lista',
      'É igual ao 1º arquivo da lista, 16 clara.png (Inicial, dente 16).',
      'Tire um dos dois da lista.',
    ],
    [
      '16 foi.png',
      'Este arquivo já foi enviado',
      /^É a imagem 2 da guia 7 \(Inicial, dente 16\), enviada em 20\/11/,
    ],
    ['16 outra vez.png', 'Este arquivo já foi enviado'],
    ['16 escura.png', 'Imagem escura', /Radiografia fora dos padrões técnicos \(3031\)/],
    ['16 pequena.png', 'Imagem pequena demais', /Radiografia fora dos padrões técnicos \(3031\)/],
    ['16 falsa.png', 'O conteúdo do arquivo não corresponde à sua extensão.'],
  ] as const)
    for (const texto of textos) await expect.element(linha(nome).getByText(texto)).toBeVisible()
  expect(linha('16 clara.png').getByText('auditoria').elements()).toEqual([])
  // One thing is said once: of what is sent already, not that it stands twice in the list.
  expect(
    linha('16 outra vez.png')
      .getByText(/duas vezes/)
      .elements(),
  ).toEqual([])
  expect(linha('16 escura.png').getByRole('presentation').elements().length).toBeGreaterThan(1)
  await expect
    .element(page.getByText('1 arquivo recusado. 6 imagens prontas para enviar. 5 com aviso.'))
    .toBeVisible()
  await expectAccessible()
  expect(sent(imagem.getRepetida).every(({ query }) => query.numeroFicha === numeroFicha)).toBe(true)
  await page.getByRole('button', { name: 'Enviar 6 imagens' }).click()
  await expect.element(page.getByText(/^6 imagens enviadas\./)).toBeVisible()
  await chooseFiles(new File([clara], '16 depois.png'))
  await expect.element(linha('16 depois.png').getByText('Este arquivo já foi enviado')).toBeVisible()
})

test('o que esta guia já tem é recusado ao ser escolhido, nas palavras da recusa, e não se envia', async () => {
  const uploads = watchUploads()
  const numeroFicha = await openImagens(guia)
  answer(imagem.getRepetida, { repetida: { ...antes, numeroFicha } })
  await chooseFiles(await createFilme('16 foi.png'))
  await expect
    .element(linha('16 foi.png').getByText('Esta mesma imagem já foi enviada nesta guia.'))
    .toBeVisible()
  await expect.element(page.getByText('1 arquivo recusado.')).toBeVisible()
  expect(
    linha('16 foi.png')
      .getByText(/se não for para enviar de novo/)
      .elements(),
  ).toEqual([])
  expect(page.getByRole('button', { name: /^Enviar \d+ image/ }).elements()).toEqual([])
  await expectAccessible()
  expect(uploads).toEqual([])
})

test('o mesmo arquivo em dois lugares, onde uma imagem serve a vários eventos, diz como ficar com os dois', async () => {
  const outro = createExigida({ numeroSequencialInclusao: 2, codigoLocalizacao: '26' })
  await openImagens({ ...guia, imagensExigidas: [createExigida(), outro] })
  const filme = await createFilme('16 inicial.png')
  await chooseFiles(filme, new File([filme], '26 inicial.png'), new File([filme], '26 final.png'))
  for (const [nome, conselho] of [
    [
      '26 inicial.png',
      /^Se ele serve a mais de um evento, marque todos em uma das linhas, .* e tire a outra\.$/,
    ],
    ['26 final.png', 'Tire um dos dois da lista.'],
  ] as const)
    await expect.element(linha(nome).getByText(conselho)).toBeVisible()
})

test('o aviso que vem depois não tira da vista o botão que espera com o foco', async () => {
  await page.viewport(1366, 500)
  await openImagens(guia)
  answer(imagem.getRepetida, { repetida: antes })
  const release = hold(imagem.getRepetida)
  await chooseFiles(await createFilme('16 inicial.png'), await createFilme('16 outra.png'))
  const enviar = page.getByRole('button', { name: 'Enviar 2 imagens' })
  await expect.element(enviar).toHaveFocus()
  release()
  await expect.element(linha('16 outra.png').getByText('Este arquivo já foi enviado')).toBeVisible()
  await expect
    .poll(() => innerHeight - enviar.element().getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(12)
})
