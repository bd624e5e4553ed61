import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerElegibilidade } from '../elegibilidade/elegibilidade.fixture.ts'
import { answer } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { limpeza, listResultados, openBusca } from './busca.fixture.ts'

beforeEach(() => {
  answerElegibilidade()
  answer(pesquisa.searchTudo, {})
})

test('a ação que se diz com a palavra inteira vem antes dos eventos, e depois deles enquanto só se começa', async () => {
  answer(pesquisa.searchTudo, { eventos: [limpeza] })
  openPage('/portal/elegibilidade')
  await openBusca()
  const evento = '84.000.198 Profilaxia: polimento coronárioCobertura do evento'
  await userEvent.keyboard('escur')
  await expect.poll(listResultados).toEqual([evento, 'Tema escuroAção'])
  await userEvent.keyboard('o')
  await expect.poll(listResultados).toEqual(['Tema escuroAção', evento])
})

test('a ouvidoria da rede se acha, e abre em outra aba', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => open.mockRestore())
  openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('ouvidoria')
  await expect.poll(listResultados).toEqual(['OuvidoriaAbre outra aba'])
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledWith('https://auroraodonto.example/ouvidoria', '_blank', 'noreferrer')
})
