import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from './calls.ts'
import type { Opened } from './open.tsx'

/** Of a link to a guide a test asks where it leads: the guide's own page finds none there. */
export function refuseGuia(): void {
  for (const chamada of [guia.getGuiaDetalhada, evento.listEventos, rascunho.getContexto])
    refuse(chamada, 'API-GTO-0001')
}

/** The address is there, with its page: what comes late would fail the next test. */
export async function expectMissing({ address }: Opened, endereco: string): Promise<void> {
  await expect.poll(address).toBe(endereco)
  await expect.element(page.getByRole('heading', { name: 'Guia não encontrada', level: 1 })).toBeVisible()
}
