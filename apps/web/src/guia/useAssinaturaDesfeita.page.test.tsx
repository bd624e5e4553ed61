import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  chooseFiles,
  createExigida,
  createFilme,
  createImagem,
  openImagens,
  setGuardadas,
} from '../imagem/imagem.fixture.ts'
import { answer } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { watchUploads } from '../testing/watchUploads.ts'
import { createEvento } from './guia.fixture.ts'
import { answerGuia, answerPagina, GUIA, situacao } from './paginaGuia.fixture.ts'

const devida = createExigida({ codigoLocalizacao: '26', momento: 'final' })
const assinada = {
  codigoEtapaAtual: 3,
  eventos: [createEvento({ dataRealizacao: '2026-11-20' })],
  assinatura: { em: '2026-11-20T13:00:00.000Z', por: 'Ana', hash: 'a'.repeat(64) },
} satisfies Partial<GuiaDetalhada>
const desfeita = (motivo: string): Partial<GuiaDetalhada> => ({
  ...assinada,
  assinatura: null,
  versao: 3,
  historico: [
    {
      em: '2026-11-21T12:00:00.000Z',
      autor: 'Credenciado',
      acao: 'uploadImagem',
      deStatus: 1,
      paraStatus: 1,
      deEtapa: 3,
      paraEtapa: 3,
      motivo,
    },
  ],
})
const titulo = page.getByText('A assinatura foi desfeita')

beforeEach(() => setGuardadas())

test('a imagem que desfaz a assinatura o diz, como a data, e o próximo passo já dizia que se assina de novo', async () => {
  watchUploads()
  const numeroFicha = await openImagens({ ...assinada, imagensExigidas: [devida] })
  await expect
    .element(situacao)
    .toMatchTextContent(/Envie as imagens finais que faltam, assine de novo e encaminhe para pagamento\./)
  answer(imagem.uploadImagem, () => {
    answerGuia({
      numeroFicha,
      ...desfeita('Imagem 1: 26 final.png. A assinatura anterior deixou de valer.'),
      imagensExigidas: [{ ...devida, atendida: true }],
    })
    return { imagem: createImagem({ momento: 'final', dente: '26' }) }
  })
  await chooseFiles(await createFilme('26 final.png'))
  await page.getByRole('button', { name: 'Enviar 1 imagem' }).click()
  await expect.element(titulo).toBeVisible()
  await expect
    .element(
      page.getByText('Imagem 1: 26 final.png. A assinatura anterior deixou de valer. Assine a guia de novo.'),
    )
    .toBeVisible()
  await expect.element(situacao).toMatchTextContent(/Próximo passo: Assine e encaminhe para pagamento\./)
})

test('o que outro fez também, com a imagem que ainda falta antes da assinatura', async () => {
  const tell = answerPagina({ ...assinada, imagensExigidas: [devida] })
  openPage(GUIA)
  await expect.element(situacao).toBeVisible()
  answerGuia({
    ...desfeita('Imagem 1: rx.png. A assinatura anterior deixou de valer.'),
    imagensExigidas: [devida],
  })
  tell(3)
  await expect.element(titulo).toBeVisible()
  await expect
    .element(
      page.getByText(/deixou de valer\. Envie as imagens finais que faltam e assine a guia de novo\.$/),
    )
    .toBeVisible()
})
