import { imagem } from '@portal/contract/imagem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { watchUploads } from '../testing/watchUploads.ts'
import {
  chooseFiles,
  createExigida,
  createFilme,
  escolher,
  fila,
  imagens,
  openImagens,
  setGuardadas,
} from './imagem.fixture.ts'

const guia = { statusFicha: 5, imagensExigidas: [createExigida(), createExigida({ momento: 'final' })] }
const resumo = page
  .getByRole('status')
  .filter({ hasText: /imagem|imagens|arquivo/ })
  .last()
const enviar = page.getByRole('button', { name: /^Enviar \d+ image/ })
const file = (nome: string) => createFilme(nome)
const linha = (nome: string) => fila.getByRole('listitem').filter({ hasText: nome })
const listSituacoes = () =>
  fila
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('p')?.parentElement?.nextElementSibling?.textContent)
const queries = () =>
  sent(imagem.uploadImagem).map(({ query: { imagemGto, eventos } }) => [imagemGto, eventos])

beforeEach(() => setGuardadas())

test('o que se escolhe espera pela pessoa, e vai com o lugar que o nome diz', async () => {
  const subidas = watchUploads()
  const numeroFicha = await openImagens(guia)
  const primeira = await file('16 inicial.png')
  await chooseFiles(primeira, await file('panorâmica final.png'))
  await expect.element(enviar).toHaveTextContent('Enviar 2 imagens')
  await expect.element(resumo).toHaveTextContent('2 imagens prontas para enviar.')
  expect(subidas).toEqual([])
  await expectAccessible()
  enviar.element().focus()
  await userEvent.keyboard('{Enter}')
  // The button has gone with what it sent.
  await expect.element(resumo).toHaveFocus()
  await expect.element(resumo).toHaveTextContent('2 imagens enviadas.')
  expect(subidas.map(({ nome }) => nome)).toEqual(['16 inicial.png', 'panorâmica final.png'])
  expect(await subidas[0]?.conteudo.bytes()).toEqual(await primeira.bytes())
  expect(sent(imagem.uploadImagem).map(({ query }) => query.numeroFicha)).toEqual([numeroFicha, numeroFicha])
  expect(queries()).toEqual([
    ['inicial:16', '1:16'],
    ['final', '1:16'],
  ])
  await expect.poll(() => imagens.getByRole('listitem').elements()).toHaveLength(2)
  await expectAccessible()
  await page.getByRole('button', { name: 'Limpar o que foi enviado' }).click()
  await expect.element(fila).not.toBeInTheDocument()
})

test.each([
  ['pela frente, pergunta se ele foi feito', guia, 1],
  ['autorizado, não pergunta nada', { imagensExigidas: [createExigida({ momento: 'final' })] }, 0],
])('a imagem final, com o tratamento %s', async (_quando, mudancas, quantas) => {
  await openImagens(mudancas)
  await chooseFiles(await file('16 final.png'), await file('17 final.png'))
  await expect.element(enviar).toBeVisible()
  expect(page.getByText('O tratamento já foi feito?').elements()).toHaveLength(quantas)
})

test('uma imagem e um documento são arquivos, na linha e no botão', async () => {
  watchUploads()
  await openImagens(guia)
  await chooseFiles(await file('16 inicial.png'))
  await enviar.click()
  await expect.element(resumo).toHaveTextContent('1 imagem enviada.')
  await chooseFiles(new File(['%PDF-1.7'], 'laudo.PDF', { type: 'application/pdf' }))
  await expect.element(resumo).toHaveTextContent('1 imagem enviada. 1 arquivo pronto para enviar.')
  await page.getByRole('button', { name: 'Enviar 1 arquivo' }).click()
  await expect.element(resumo).toHaveTextContent('2 arquivos enviados.')
})

test.each([
  ['planilha.xlsx', 3, 'Envie um arquivo JPG, JPEG, PDF, PNG, BMP, TIF ou TIFF.'],
  ['vazia.png', 0, 'O arquivo está vazio.'],
  ['enorme.png', 5_242_881, 'O arquivo passa do limite de 5 MB.'],
])('%s de %i bytes se recusa antes de ir', async (nome, bytes, motivo) => {
  await openImagens(guia)
  await chooseFiles(new File([new Uint8Array(bytes)], nome))
  await expect.element(linha(nome).getByText(motivo)).toBeVisible()
  await expect.element(resumo).toHaveTextContent('1 arquivo recusado.')
  expect(enviar.elements()).toEqual([])
  expect(
    linha(nome)
      .getByRole('button', { name: `Tentar de novo: ${nome}` })
      .elements(),
  ).toEqual([])
})

test('vão duas de cada vez, cada uma diz até onde foi, e a terceira espera a sua vez', async () => {
  const subidas = watchUploads()
  await openImagens(guia)
  const release = hold(imagem.uploadImagem)
  await chooseFiles(await file('16 a.png'), await file('16 b.png'), await file('16 c.png'))
  // The button sends what was looked at by then, and each file is looked at on its own.
  await expect.element(enviar).toHaveTextContent('Enviar 3 imagens')
  await enviar.click()
  await expect.poll(() => subidas).toHaveLength(2)
  await expect.element(resumo).toHaveTextContent('Enviando: 0 de 3 imagens.')
  subidas[0]?.tell(0.4)
  subidas[1]?.tell(1)
  const progressoDe = (nome: string) => page.getByRole('progressbar', { name: nome })
  await expect.element(progressoDe('Enviando 16 a.png')).toHaveAttribute('aria-valuenow', '40')
  // All its bytes are there; the service still looks at them.
  await expect.element(progressoDe('Conferindo 16 b.png')).not.toHaveAttribute('aria-valuenow')
  await expect.element(linha('16 c.png').getByText('Na fila')).toBeVisible()
  await expectAccessible()
  // The line is lost under it: nobody looks at anything, and all of it has to go again.
  subidas[1]?.cut()
  await expect.element(progressoDe('Enviando 16 b.png')).toHaveAttribute('aria-valuenow', '0')
  release()
  await expect.element(resumo).toHaveTextContent('3 imagens enviadas.')
  expect(listSituacoes()).toEqual(['Enviada', 'Enviada', 'Enviada'])
})

test('o envio que se cancela volta a esperar, e vai de novo', async () => {
  const subidas = watchUploads()
  await openImagens(guia)
  const release = hold(imagem.uploadImagem)
  await chooseFiles(await file('16 inicial.png'))
  await enviar.click()
  await expect.poll(() => subidas).toHaveLength(1)
  await fila.getByRole('button', { name: 'Cancelar o envio de 16 inicial.png' }).click()
  await expect.element(resumo).toHaveTextContent('1 imagem pronta para enviar.')
  expect(imagens.elements()).toEqual([])
  release()
  await enviar.click()
  await expect.element(resumo).toHaveTextContent('1 imagem enviada.')
  await expect.poll(() => imagens.getByRole('listitem').elements()).toHaveLength(1)
})

test('o envio para e continua por um botão que fica com o foco', async () => {
  const subidas = watchUploads()
  await openImagens(guia)
  const release = hold(imagem.uploadImagem)
  await chooseFiles(await file('16 inicial.png'))
  await enviar.click()
  await expect.poll(() => subidas).toHaveLength(1)
  page.getByRole('button', { name: 'Pausar o envio' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(resumo).toHaveTextContent('1 imagem em pausa.')
  await expect.element(linha('16 inicial.png').getByText('Em pausa')).toBeVisible()
  await expectAccessible()
  await expect.element(page.getByRole('button', { name: 'Continuar o envio' })).toHaveFocus()
  release()
  await userEvent.keyboard('{Enter}')
  await expect.element(resumo).toHaveTextContent('1 imagem enviada.')
  await expect.poll(() => imagens.getByRole('listitem').elements()).toHaveLength(1)
})

test('o que se tira da lista leva o foco ao vizinho, e por fim ao caminho para escolher outros', async () => {
  await openImagens(guia)
  await chooseFiles(await file('16 inicial.png'), await file('26 inicial.png'))
  const tirar = (nome: string) => fila.getByRole('button', { name: `Tirar ${nome} da lista` })
  await expect.element(tirar('26 inicial.png')).toBeVisible()
  tirar('26 inicial.png').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => fila.getByRole('listitem').elements()).toHaveLength(1)
  await expect.poll(() => document.activeElement?.closest('li')?.textContent).toMatch(/16 inicial\.png/)
  tirar('16 inicial.png').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(fila).not.toBeInTheDocument()
  await expect.element(escolher).toHaveFocus()
})
