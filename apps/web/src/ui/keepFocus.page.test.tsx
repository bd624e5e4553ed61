import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA } from '../guia/paginaGuia.fixture.ts'
import { answerRascunho, linha } from '../rascunho/rascunho.fixture.ts'
import { openPage } from '../testing/open.tsx'

const copiar = page.getByRole('button', { name: 'Copiar o número da guia' })

async function openRascunho(): Promise<void> {
  answerRascunho()
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
}

test('na guia, um aviso que se fecha devolve o foco à linha de inclusão', async () => {
  // As where the browser lets no page copy.
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  onTestFinished(() => write.mockRestore())
  await openRascunho()
  copiar.element().focus()
  await userEvent.keyboard('{Enter}')
  const aviso = page
    .getByRole('region', { name: 'Avisos' })
    .getByRole('listitem')
    .filter({ hasText: 'Não foi possível copiar' })
  await aviso.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect.element(aviso).not.toBeInTheDocument()
  await expect.element(linha).toHaveFocus()
})

test('o que se fecha à frente da página devolve o foco ao botão diante do qual se abriu', async () => {
  await openRascunho()
  copiar.element().focus()
  // A layer that goes without giving the focus back: the entry line is where work goes on, the button is nearer.
  const camada = document.createElement('div')
  camada.append(document.createElement('button'))
  document.body.append(camada)
  camada.querySelector('button')?.focus()
  camada.remove()
  await expect.element(copiar).toHaveFocus()
})
