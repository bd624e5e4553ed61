import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createEvento } from '../guia/guia.fixture.ts'
import { answerGuia } from '../guia/paginaGuia.fixture.ts'
import { refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import {
  createExigida,
  createImagem,
  escolher,
  imagens,
  openImagens,
  setGuardadas,
} from './imagem.fixture.ts'

const dente16 = createImagem({ eventos: null })
const panoramica = createImagem({
  sequencial: 2,
  nomeArquivo: 'panorâmica.tif',
  dente: null,
  bytes: 1_258_291,
  eventos: [{ numeroSequencialInclusao: 2, codigoLocalizacao: '26' }],
})
const canal = { codigoEvento: '85200166', descricao: 'Tratamento endodôntico unirradicular' }
const guia = {
  statusFicha: 5,
  eventos: [createEvento(canal)],
  imagensExigidas: [
    createExigida(),
    createExigida({ numeroSequencialInclusao: 2, codigoLocalizacao: '26' }),
    createExigida({ numeroSequencialInclusao: 3, codigoLocalizacao: '27' }),
  ],
}

const listCartoes = () =>
  imagens
    .getByRole('listitem')
    .elements()
    .map((cartao) => [...cartao.querySelectorAll('p')].map(({ textContent }) => textContent))
const remover = (sequencial: number) =>
  imagens.getByRole('button', { name: `Remover a imagem ${sequencial}`, exact: true })
const mudar = imagens.getByRole('button', { name: 'Escolher os eventos da imagem 2', exact: true })
const confirmacao = page.getByRole('alertdialog')
const dialogo = page.getByRole('dialog', { name: 'Imagem 2: Inicial, sem dente' })
const evento = (dente: number) =>
  dialogo.getByRole('checkbox', { name: new RegExp(`^Dente ${dente} · Tratamento endodôntico`) })

beforeEach(() => setGuardadas(dente16, panoramica))

test('cada imagem diz o que mostra, o seu arquivo e para que eventos é', async () => {
  await openImagens(guia)
  await expect.element(remover(2)).toBeVisible()
  expect(listCartoes()).toEqual([
    ['Inicial, dente 16', '16 inicial.png · 380 KB', 'Para: Dente 16 · Tratamento endodôntico unirradicular'],
    [
      'Inicial, sem dente',
      'panorâmica.tif · 1,2 MB',
      'Para: Dente 26 · Tratamento endodôntico unirradicular',
    ],
  ])
  await expect.element(imagens.getByRole('button', { name: 'Ver imagem 1: Inicial, dente 16' })).toBeVisible()
  await expectAccessible()
})

test('a imagem de nenhum evento diz que não atende a nada', async () => {
  setGuardadas(createImagem({ dente: '36', eventos: [] }))
  await openImagens(guia)
  await expect.element(remover(1)).toBeVisible()
  expect(listCartoes()[0]?.at(2)).toBe('Não atende a nenhuma exigência da guia')
})

test('a que já serviu está congelada, com o motivo: nem se remove nem muda de evento', async () => {
  setGuardadas({ ...panoramica, congelada: { em: '2026-11-20T12:00:00.000Z', por: 'na assinatura da guia' } })
  await openImagens(guia)
  await expect
    .element(
      imagens.getByText(
        'Congelada: contou na assinatura da guia. Não pode ser removida; envie outra ao lado dela.',
      ),
    )
    .toBeVisible()
  expect(remover(2).elements()).toEqual([])
  expect(mudar.elements()).toEqual([])
  await expectAccessible()
})

test('da guia que não recebe mais imagens, nada se diz que falte, nem se manda enviar outra', async () => {
  const congelada = { em: '2026-11-20T12:00:00.000Z', por: 'na auditoria da guia' }
  setGuardadas(createImagem({ dente: '36', eventos: [], congelada }))
  await openImagens({ ...guia, statusFicha: 3, imagensExigidas: [] })
  await expect.element(imagens).toBeVisible()
  expect(listCartoes()[0]?.slice(2)).toEqual([
    'Congelada: contou na auditoria da guia. Não pode ser removida.',
  ])
})

test('remover pergunta antes, e o foco vai à vizinha e por fim ao caminho para enviar outras', async () => {
  const numeroFicha = await openImagens(guia)
  await remover(1).click()
  await expect.element(confirmacao).toHaveAccessibleName('Remover a imagem 1?')
  await expect
    .element(confirmacao)
    .toHaveAccessibleDescription(
      'Inicial, dente 16: 16 inicial.png. Ela deixa de valer para as exigências da guia, e as marcas feitas nela se perdem.',
    )
  await confirmacao.getByRole('button', { name: 'Voltar' }).click()
  expect(sent(imagem.deleteImagem)).toEqual([])
  await remover(1).click()
  await confirmacao.getByRole('button', { name: 'Remover imagem' }).click()
  await expect.element(page.getByText('Imagem 1 removida.')).toBeVisible()
  await expect.element(imagens.getByRole('button', { name: /^Ver imagem 2/ })).toHaveFocus()
  remover(2).element().focus()
  await userEvent.keyboard('{Enter}')
  await confirmacao.getByRole('button', { name: 'Remover imagem' }).click()
  await expect.element(page.getByText('Nenhuma imagem foi enviada ainda.')).toBeVisible()
  await expect.element(escolher).toHaveFocus()
  expect(sent(imagem.deleteImagem).map(({ query }) => query)).toEqual([
    { numeroFicha, sequencial: 1 },
    { numeroFicha, sequencial: 2 },
  ])
  // What the images answer for is asked anew.
  await expect.poll(() => sent(imagem.listImagens).length).toBeGreaterThanOrEqual(3)
})

test('a que não se removeu continua ali, com o motivo', async () => {
  await openImagens(guia)
  refuse(imagem.deleteImagem, 'API-IMG-0011')
  await remover(1).click()
  await confirmacao.getByRole('button', { name: 'Remover imagem' }).click()
  await expect.element(page.getByText(catalogoErros['API-IMG-0011'].texto)).toBeVisible()
  await expect.element(confirmacao).not.toBeInTheDocument()
  expect(listCartoes()).toHaveLength(2)
})

test('escolher os eventos da imagem guarda a resposta, e a pergunta se abre com ela', async () => {
  const numeroFicha = await openImagens(guia)
  await mudar.click()
  await expect.element(dialogo).toBeVisible()
  for (const [dente, marcado] of [
    [16, false],
    [26, true],
    [27, false],
  ] as const)
    expect(evento(dente).element()).toHaveProperty('checked', marcado)
  await expectAccessible()
  evento(27).element().focus()
  await userEvent.keyboard(' ')
  answerGuia({ numeroFicha, ...guia })
  setGuardadas(dente16, {
    ...panoramica,
    eventos: [2, 3].map((n) => ({ numeroSequencialInclusao: n, codigoLocalizacao: `2${n + 4}` })),
  })
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Eventos da imagem 2 guardados.')).toBeVisible()
  expect(sent(imagem.updateImagem).map(({ body }) => body)).toEqual([
    {
      numeroFicha,
      sequencial: 2,
      eventos: [
        { numeroSequencialInclusao: 2, codigoLocalizacao: '26' },
        { numeroSequencialInclusao: 3, codigoLocalizacao: '27' },
      ],
    },
  ])
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(mudar).toHaveFocus()
  await expect.poll(() => listCartoes()[1]?.at(2)).toMatch(/^Para: Dente 26 .*; Dente 27 /)
})

test('desmarcados todos, diz-se que não atende a nada; e Voltar nada guarda', async () => {
  await openImagens(guia)
  await mudar.click()
  evento(26).element().focus()
  await userEvent.keyboard(' ')
  await expect
    .element(dialogo.getByText('Sem nenhum marcado, ela não atende a nenhuma exigência.'))
    .toBeVisible()
  await dialogo.getByRole('button', { name: 'Voltar' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sent(imagem.updateImagem)).toEqual([])
})

test('a recusa da mudança se diz, e o diálogo se fecha', async () => {
  await openImagens(guia)
  refuse(imagem.updateImagem, 'API-IMG-0011')
  await mudar.click()
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(catalogoErros['API-IMG-0011'].texto)).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
})

test('um nome comprido ao lado não afasta as palavras da sua imagem', async () => {
  setGuardadas(dente16, { ...panoramica, nomeArquivo: `${'Radiografia panorâmica de '.repeat(8)}.tif` })
  await openImagens(guia)
  await expect.element(remover(2)).toBeVisible()
  const vaos = imagens
    .getByRole('listitem')
    .elements()
    .map((cartao) => {
      const [miniatura, palavras] = cartao.children
      return (palavras?.getBoundingClientRect().top ?? 0) - (miniatura?.getBoundingClientRect().bottom ?? 0)
    })
  expect(vaos).toEqual([8, 8])
})
