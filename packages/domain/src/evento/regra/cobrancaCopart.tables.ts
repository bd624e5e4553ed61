/** Who collects the patient's part (Operadora §4): the clinic at the desk, or the operator from the member, later. */
export const cobrancasCopart = ['clinica', 'operadora'] as const
export type CobrancaCopart = (typeof cobrancasCopart)[number]
