import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sentHeaders } from '../../testing/calls.ts'
import { watchUploads } from '../../testing/watchUploads.ts'
import {
  chooseFiles,
  createExigida,
  createFilme,
  fila,
  imagens,
  openImagens,
  setGuardadas,
} from '../imagem.fixture.ts'

const guia = { statusFicha: 5, imagensExigidas: [createExigida()] }
const resumo = page
  .getByRole('status')
  .filter({ hasText: /imagem|arquivo/ })
  .last()
const enviar = page.getByRole('button', { name: 'Enviar 1 imagem' })
const file = (nome: string) => createFilme(nome)
const linha = (nome: string) => fila.getByRole('listitem').filter({ hasText: nome })

beforeEach(() => setGuardadas())

test.each([
  'API-IMG-0002',
  'API-IMG-0003',
  'API-IMG-0004',
  'API-IMG-0005',
  'API-IMG-0006',
  'API-IMG-0009',
  'API-IMG-0010',
  'API-IMG-0012',
] as const)('o arquivo que a operadora recusa por si (%s) não se tenta de novo', async (codigo) => {
  watchUploads()
  await openImagens(guia)
  refuse(imagem.uploadImagem, codigo)
  await chooseFiles(await file('falsa.png'))
  await enviar.click()
  await expect.element(linha('falsa.png').getByText(catalogoErros[codigo].texto)).toBeVisible()
  await expect.element(resumo).toHaveTextContent('1 arquivo recusado.')
  expect(linha('falsa.png').getByRole('button').elements()).toHaveLength(1)
  expect(imagens.elements()).toEqual([])
})

test.each(['API-IMG-0007', 'API-IMG-0008', 'API-GEN-0005'] as const)(
  'o que falha por %s se tenta de novo, com a mesma chave',
  async (codigo) => {
    watchUploads()
    await openImagens(guia)
    const mend = refuse(imagem.uploadImagem, codigo)
    await chooseFiles(await file('16 inicial.png'))
    await enviar.click()
    await expect.element(linha('16 inicial').getByText(catalogoErros[codigo].texto)).toBeVisible()
    mend()
    await fila.getByRole('button', { name: 'Tentar de novo: 16 inicial.png' }).click()
    await expect.element(resumo).toHaveTextContent('1 imagem enviada.')
    const chaves = sentHeaders(imagem.uploadImagem).map((headers) => headers.get('idempotency-key'))
    expect(chaves).toHaveLength(2)
    expect(new Set(chaves).size).toBe(1)
  },
)

/** Sends a file, and goes to another screen while the operator's answer is held back. */
async function sendAndLeave() {
  const subidas = watchUploads()
  const numeroFicha = await openImagens(guia)
  answer(acesso.listSessoes, {})
  const release = hold(imagem.uploadImagem)
  await chooseFiles(await file('16 inicial.png'))
  await enviar.click()
  await expect.poll(() => subidas).toHaveLength(1)
  await page.getByRole('navigation', { name: 'Conta' }).getByRole('link').click()
  await expect.element(page.getByText('Senha nova')).toBeVisible()
  return { numeroFicha, release }
}

test('a fila continua enquanto se está em outra tela', async () => {
  const { numeroFicha, release } = await sendAndLeave()
  answer(pesquisa.searchTudo, { guias: [{ numeroFicha }] })
  release()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard(String(numeroFicha))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`Guia ${numeroFicha}`) })
    .click()
  await expect.element(resumo).toHaveTextContent('1 imagem enviada.')
})

test('o que a guia recusa com a pessoa em outra tela se diz lá, com o motivo', async () => {
  const { numeroFicha, release } = await sendAndLeave()
  refuse(imagem.uploadImagem, 'API-IMG-0007')
  release()
  await expect
    .element(page.getByText(`Guia ${numeroFicha}: ${catalogoErros['API-IMG-0007'].texto}`).first())
    .toBeVisible()
})
