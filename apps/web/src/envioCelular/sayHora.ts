const hora = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** The hour of an instant, as clocks in São Paulo show it: `09:10`. */
export const sayHora = (instante: string): string => hora.format(new Date(instante))
