import { evento } from '@portal/contract/evento.ts'
import { createAssociado, RESTAURACAO, releaseGuia, sendEventos } from '../testing/guia.fixture.ts'
import { entrada, nada, porEvento } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

const outroEvento = { codigoEvento: '85100196', numeroSequencialInclusao: 1, numeroSequencialEvento: 1 }

export const recusas: Matriz['recusas'] = {
  'evento.updateFavoritos API-GTO-0006': (cena) =>
    cena.call(0, { body: { codigosEvento: ['85100200', '99999999'] } }),
  'evento.updateDataEvento API-GTO-0002': async (cena) =>
    cena.call(await cena.prepare(), { body: outroEvento }),
  // Said not to have been done, and taken by another practice since.
  'evento.updateDataEvento API-GTO-0057': async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    const numeroFicha = await releaseGuia(cena.t, { codigoAssociado })
    const feito = { ...RESTAURACAO, codigoLocalizacao: '16', numeroSequenciaInclusao: 2 }
    await sendEventos(cena.t, numeroFicha, [RESTAURACAO, feito])
    for (const sql of ['update evento_guia set nao_realizado = true', 'delete from prontuario']) {
      await cena.t.rows(`${sql} where numero_ficha = $1 and sequencial_inclusao = 1`, [numeroFicha])
    }
    const outra = await releaseGuia(cena.t, { codigoAssociado, login: 100004 })
    await sendEventos(cena.t, outra, [RESTAURACAO], 100004)
    return cena.call(numeroFicha)
  },
  'evento.updateDataEvento API-GTO-0016': async (cena) =>
    cena.call(await cena.prepare(), { body: { data: '2027-01-01' } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('evento.getFaces', evento.getFaces, () => ({ query: { codigoEvento: '85100200', dente: '26' } })),
  entrada('evento.getTemplate', evento.getTemplate, () => ({ params: { codigoEvento: '85100200' } })),
  entrada('evento.listEventosTraduzidos', evento.listEventosTraduzidos, nada),
  entrada('evento.getRegra', evento.getRegra, porEvento),
  entrada('evento.listFavoritos', evento.listFavoritos, nada),
  entrada('evento.updateFavoritos', evento.updateFavoritos, () => ({
    body: { codigosEvento: ['85100200', '84000198'] },
  })),
  entrada('evento.listUsos', evento.listUsos, nada),
]
