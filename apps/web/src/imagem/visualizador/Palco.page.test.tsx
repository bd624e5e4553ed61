import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerFile, hold, refuse } from '../../testing/calls.ts'
import { createImagem, paint } from '../imagem.fixture.ts'
import { openVisualizador, readCor, tela, visualizador } from './visualizador.fixture.ts'

test('a imagem diz que vem, e por que não veio', async () => {
  const { titulo: falhou } = catalogoErros['API-GEN-0005']
  await openVisualizador(createImagem(), createImagem({ sequencial: 2 }))
  await expect.poll(readCor).toEqual([90, 90, 90])
  const release = hold(imagem.getImagem)
  const mend = refuse(imagem.getImagem, 'API-GEN-0005')
  await userEvent.keyboard('.')
  await expect.element(visualizador.getByRole('img', { name: 'Carregando imagem' })).toBeVisible()
  release()
  const falha = visualizador.getByRole('alert').filter({ hasText: falhou })
  await expect.element(falha).toBeVisible()
  mend()
  answerFile(imagem.getImagem, await paint(), 'x.png')
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => tela().width).toBe(64)
})
