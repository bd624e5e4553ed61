import type { GuiaDetalhada } from '@portal/contract/guia.ts'

/** Who asked for the exams of a radiology guide, as an item of a list; no other guide has one. */
export const listSolicitante = ({ solicitante }: GuiaDetalhada) =>
  solicitante
    ? [
        {
          term: 'Solicitante',
          value: `${solicitante.nome}, CRO ${solicitante.numeroCro}/${solicitante.siglaUf}`,
        },
      ]
    : []
