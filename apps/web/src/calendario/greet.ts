const hora = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** The greeting of the hour in São Paulo. */
export function greet(agora: Date): 'Bom dia' | 'Boa tarde' | 'Boa noite' {
  const horas = Number(hora.format(agora))
  if (horas >= 5 && horas < 12) return 'Bom dia'
  return horas >= 12 && horas < 18 ? 'Boa tarde' : 'Boa noite'
}
