import { ortodontia } from '@portal/contract/ortodontia.ts'
import type { CodigoTipoOrtodontia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Which orthodontic guides are offered to a patient today, and why not the others. */
export const coberturaOrtoQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['ortodontia.getCoberturaOrto', codigoAssociado],
    queryFn: ({ signal }) => call(ortodontia.getCoberturaOrto, { query: { codigoAssociado }, signal }),
  })

type GuiaOrto = { codigoAssociado: string; especialidade: number; tipo: CodigoTipoOrtodontia }

/** The patient's treatment, and whether its term takes a guide of that specialty and type. */
export const prazoOrtoQuery = ({ codigoAssociado, especialidade, tipo }: GuiaOrto) =>
  queryOptions({
    queryKey: ['ortodontia.validatePrazoOrto', codigoAssociado, especialidade, tipo],
    queryFn: ({ signal }) =>
      call(ortodontia.validatePrazoOrto, {
        query: { codigoAssociado, codigoEspecialidade: especialidade, codigoTipoAtendimento: tipo },
        signal,
      }),
  })

/** What a guide of a type would grant. */
export const informacoesOrtoQuery = (codigoAssociado: string, tipoAtendimento: CodigoTipoOrtodontia) =>
  queryOptions({
    queryKey: ['ortodontia.getInformacoesOrto', codigoAssociado, tipoAtendimento],
    queryFn: ({ signal }) =>
      call(ortodontia.getInformacoesOrto, { query: { codigoAssociado, tipoAtendimento }, signal }),
  })
