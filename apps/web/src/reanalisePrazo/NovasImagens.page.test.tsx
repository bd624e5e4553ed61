import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getFila } from '../imagem/envio/filas.ts'
import { createFilme, createImagem } from '../imagem/imagem.fixture.ts'
import { answer, answerFile, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { watchUploads } from '../testing/watchUploads.ts'
import { fillPedido, meses, PEDIDO, SEND, texto } from './pedido.fixture.ts'
import { termo } from './reanalisePrazo.fixture.ts'

const open = () => openPage(PEDIDO)

beforeEach(() => {
  answer(reanalisePrazo.getTratamento, termo)
  answerFile(imagem.getImagem, '', 'imagem.jpg')
})

test.each([
  [termo.envio, 'Nenhuma imagem nova deste paciente. Envie abaixo a que mostra o que mudou.'],
  [
    null,
    'Nenhuma imagem nova deste paciente. Nenhuma guia deste tratamento aceita imagens agora: libere a manutenção do mês em Manutenções e envie nela.',
  ],
])('sem imagem nova, com %o, diz onde enviá-la', async (envio, texto) => {
  answer(reanalisePrazo.getTratamento, { ...termo, envio, acervo: termo.acervo.slice(1) })
  open()
  await expect.element(page.getByText(/^Nenhuma imagem nova/)).toHaveTextContent(texto)
  const escolher = page.getByRole('button', { name: 'Escolher arquivos' })
  if (envio) await expect.element(escolher).toBeVisible()
  else await expect.element(escolher).not.toBeInTheDocument()
})

test('a 360 px o caminho para a imagem que falta se lê numa frase só', async () => {
  await page.viewport(360, 740)
  answer(reanalisePrazo.getTratamento, { ...termo, envio: null, acervo: termo.acervo.slice(1) })
  open()
  const link = page.getByText(/^Nenhuma imagem nova/).getByRole('link', { name: 'Manutenções' })
  await expect.element(link).toBeVisible()
  // Part of the sentence, and no column beside its words.
  expect(getComputedStyle(link.element()).display).toBe('inline')
})

test('a quem não pode enviar imagens, diz por quê no lugar do envio', async () => {
  openPage(PEDIDO, { permissoes: ['REANALISE_ORTO'] })
  await expect
    .element(page.getByText(catalogoErros['API-ACE-0003'].texto, { exact: true }).first())
    .toBeVisible()
  await expect.element(meses).toBeVisible()
  expect(page.getByRole('button', { name: 'Escolher arquivos' }).elements()).toEqual([])
})

test('um arquivo novo vai à guia do tratamento e entra no pedido; na fila, o pedido espera por ele', async () => {
  watchUploads()
  answer(imagem.getRepetida, { repetida: null })
  const enviadaAgora = {
    ...termo.acervo[0],
    sequencial: 9,
    nomeArquivo: 'hoje.png',
    enviadaEm: '2026-11-21T12:00:00.000Z',
    nova: true,
    numeroFicha: 700002,
    paginasTela: 1,
  }
  answer(imagem.uploadImagem, () => {
    answer(reanalisePrazo.getTratamento, { ...termo, acervo: [enviadaAgora, ...termo.acervo] })
    return { imagem: createImagem({ sequencial: 9, nomeArquivo: 'hoje.png' }), statusFicha: 1, versao: 2 }
  })
  answer(reanalisePrazo.sendReanalise, { protocolo: 'O00000000007', prazoResposta: '2026-12-21' })
  open()
  await meses.selectOptions('14 meses')
  await texto.fill('Canino incluso.')
  await userEvent.upload(
    document.querySelector('input[type=file]') ?? document.body,
    await createFilme('hoje.png'),
  )
  const enviar = page.getByRole('button', { name: 'Enviar 1 imagem' })
  await expect.element(enviar).toBeVisible()
  await userEvent.keyboard(SEND)
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: /^Há arquivos na fila/ }))
    .toBeVisible()
  expect(sent(reanalisePrazo.sendReanalise)).toEqual([])
  await enviar.click()
  const hoje = page.getByRole('checkbox', { name: /^hoje.png/ })
  await expect.element(hoje).toBeChecked()
  // It has come: that it had not is told of no longer.
  await expect.element(page.getByRole('link', { name: /^Há arquivos na fila/ })).not.toBeInTheDocument()
  expect(sent(imagem.uploadImagem)[0]?.query).toEqual({
    numeroFicha: 700002,
    imagemGto: 'final',
    eventos: 'nenhum',
  })
  await expectAccessible()
  await userEvent.keyboard(SEND)
  await expect
    .poll(() => sent(reanalisePrazo.sendReanalise).map(({ body }) => body.imagens))
    .toEqual([[{ numeroFicha: 700002, sequencial: 9 }]])
})

test('o que a tela da guia pôs na mesma fila não entra no pedido, nem o detém', async () => {
  watchUploads()
  answer(imagem.getRepetida, { repetida: null })
  const daGuia = { ...termo.acervo[0], numeroFicha: 700002, sequencial: 8, nova: true, paginasTela: 1 }
  answer(reanalisePrazo.getTratamento, {
    ...termo,
    acervo: [{ ...daGuia, nomeArquivo: 'da guia.png' }, ...termo.acervo],
  })
  answer(imagem.uploadImagem, {
    imagem: createImagem({ sequencial: 8, nomeArquivo: 'da guia.png' }),
    statusFicha: 1,
    versao: 2,
  })
  answer(reanalisePrazo.sendReanalise, { protocolo: 'O00000000007', prazoResposta: '2026-12-21' })
  open()
  await fillPedido()
  const fila = getFila(700002)
  fila.clearSent()
  const lugar = { momento: 'inicial', dente: null, eventos: [] } as const
  fila.add([await createFilme('da guia.png')], lugar)
  await page.getByRole('button', { name: 'Enviar 1 imagem' }).click()
  await expect.poll(() => fila.getSnapshot()[0]?.estado).toBe('enviada')
  fila.add([await createFilme('espera.png')], lugar)
  await expect.element(page.getByRole('button', { name: 'Enviar 1 imagem' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^da guia.png/ })).not.toBeChecked()
  await userEvent.keyboard(SEND)
  await expect
    .poll(() => sent(reanalisePrazo.sendReanalise).map(({ body }) => body.imagens))
    .toEqual([[{ numeroFicha: 700002, sequencial: 1 }]])
})
