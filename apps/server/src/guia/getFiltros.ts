import type { guia } from '@portal/contract/guia.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { tiposGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { statusFichas } from '@portal/domain/guia/statusFicha.tables.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import type { Handler } from '../http/handler.ts'

/** Choices of the guide search's filters: the provider's own specialties, every type and every real status. */
export const getFiltros: Handler<typeof guia.getFiltros> = async ({ db, sessao }) => {
  const { especialidades } = await findContrato(db, sessao.codigoCredenciado)
  return {
    especialidades: especialidades.map((codigo) => ({
      codigo,
      nome: findEspecialidade(codigo)?.rotulo ?? String(codigo),
    })),
    tiposAtendimento: tiposGuia.map(({ codigo, rotulo }) => ({ codigo, nome: rotulo })),
    status: statusFichas
      .filter(({ codigo }) => codigo > 0)
      .map(({ codigo, rotulo }) => ({ codigo, nome: rotulo })),
  }
}
