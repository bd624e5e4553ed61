import { decideLeitura } from '@portal/domain/guia/leituraPaciente.ts'
import { type Associado, isDaRede } from '../../associado/associado.store.ts'
import type { Plano } from '../../associado/plano.store.ts'
import type { Db } from '../../db/client.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { type FatosGuia, loadFatosGuia } from './fatosGuia.ts'
import type { Guia } from './guia.store.ts'

type Entrada = { proprio: boolean }
const isProprio = ({ proprio }: Entrada): boolean => proprio

/** The patient without what her registration has of today. */
const withoutCadastro = (associado: Associado): Associado => ({
  ...associado,
  telefone: null,
  email: null,
  empresa: null,
  validadeCartao: null,
})

/** The plan without the month's cap: what is left of one tells what others charged. */
const withoutTetoMes = (plano: Plano): Plano => ({ ...plano, tetosMes: [] })

type Lida = Pick<Guia, 'codigoCredenciado' | 'codigoAssociado' | 'statusFicha'>

const findLeitura = async (db: Db, { codigoCredenciado, codigoAssociado, statusFicha }: Lida, hoje: string) =>
  decideLeitura(statusFicha, await isDaRede(db, codigoCredenciado, hoje, codigoAssociado))

/** The guide's patient as the guide's provider may read her. */
export async function readAssociado(
  db: Db,
  guia: Guia,
  hoje: string,
  associado: Associado,
): Promise<Associado> {
  const { cadastro } = await findLeitura(db, guia, hoje)
  return cadastro ? associado : withoutCadastro(associado)
}

/** The guide's plan as a provider reads it whose network attends the patient, or does not. */
export const readPlanoComo = (
  { statusFicha }: Pick<Guia, 'statusFicha'>,
  daRede: boolean,
  plano: Plano | undefined,
): Plano | undefined => (plano && !decideLeitura(statusFicha, daRede).alheios ? withoutTetoMes(plano) : plano)

/** The guide's plan as the guide's provider may read it. */
export async function readPlano(
  db: Db,
  guia: Lida,
  hoje: string,
  plano: Plano | undefined,
): Promise<Plano | undefined> {
  if (!plano) return undefined
  const { alheios } = await findLeitura(db, guia, hoje)
  return alheios ? plano : withoutTetoMes(plano)
}

/**
 * The guide's facts for what the provider is told of them. Nothing is authorised on fewer: where work of others is left
 * out, the guide is over or its plan refuses every event.
 */
export async function readFatosGuia(
  db: Db,
  tabela: TabelaRegras,
  guia: Guia,
  hoje: string,
): Promise<FatosGuia> {
  const [fatos, { alheios, cadastro }] = await Promise.all([
    loadFatosGuia(db, tabela, guia, hoje),
    findLeitura(db, guia, hoje),
  ])
  const { prontuario } = fatos
  return {
    ...fatos,
    associado: cadastro ? fatos.associado : withoutCadastro(fatos.associado),
    plano: alheios ? fatos.plano : fatos.plano && withoutTetoMes(fatos.plano),
    prontuario: alheios
      ? prontuario
      : {
          ...prontuario,
          historico: prontuario.historico.filter(isProprio),
          reservas: prontuario.reservas.filter(isProprio),
          vencidas: prontuario.vencidas.filter(isProprio),
          dentesAusentes: [],
          tratamentosFeitos: 0,
        },
  }
}
