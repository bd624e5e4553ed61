import type pg from 'pg'
import { toTabelas } from './associado/associado.ts'
import { createCastAssociados } from './associado/castAssociado.ts'
import { createBiblioteca } from './biblioteca/biblioteca.ts'
import { createAlvaras } from './cadastro/alvaras.ts'
import { createComunicados } from './comunicado/comunicados.ts'
import { PLANOS_COPARTICIPACAO, PLANOS_TETO_MES } from './contrato/cobranca.ts'
import { createPlanosOrtodontia } from './contrato/ortodontia.ts'
import { PLANOS } from './contrato/plano.data.ts'
import { createRegras } from './contrato/regras.ts'
import { createCredenciados, listAcessos } from './credenciado/cast.ts'
import { CREDENCIADOS } from './credenciado/credenciado.data.ts'
import { LINKS_EXTERNOS } from './credenciado/linkExterno.data.ts'
import { insertTabelas } from './database/insertTabelas.ts'
import { inTransaction } from './database/inTransaction.ts'
import { createTermos } from './termo/termos.ts'

/** The cast within the caller's transaction. */
export async function insertCast(client: pg.ClientBase, hoje: string): Promise<void> {
  await insertTabelas(client, {
    ...createRegras(hoje),
    ...(await createCredenciados(hoje)),
    ...createTermos(hoje),
    ...createAlvaras(hoje, CREDENCIADOS),
    ...createComunicados(hoje, CREDENCIADOS.flatMap(listAcessos)),
    ...createBiblioteca(hoje),
    link_externo: LINKS_EXTERNOS,
    plano: PLANOS,
    plano_ortodontia: createPlanosOrtodontia(),
    plano_coparticipacao: PLANOS_COPARTICIPACAO,
    plano_teto_mes: PLANOS_TETO_MES,
    ...toTabelas(createCastAssociados(hoje)),
  })
}

/**
 * The networks' providers and credentials, the plans, the seven members and the rules with their prices: what every
 * test starts from. Runs as the tables' owner, who sees past row-level security. `hoje` is a civil day.
 */
export async function seedCast(client: pg.ClientBase, hoje: string): Promise<void> {
  await inTransaction(client, () => insertCast(client, hoje))
}
