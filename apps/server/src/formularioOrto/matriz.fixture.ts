import { formularioOrto } from '@portal/contract/formularioOrto.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import { entrada, porFicha } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { releaseOrto, sendOrto } from '../testing/ortodontia.fixture.ts'

export const recusas: Matriz['recusas'] = {
  'formularioOrto.getFormularioOrto API-GTO-0006': async (cena) => cena.call(await createGuia(cena.t)),
}

export const entradas: Matriz['entradas'] = [
  entrada('formularioOrto.getFormularioOrto', formularioOrto.getFormularioOrto, porFicha, async (t) => {
    const numeroFicha = await releaseOrto(t, 'inicial')
    await sendOrto(t, numeroFicha, 'inicial')
    return numeroFicha
  }),
]
