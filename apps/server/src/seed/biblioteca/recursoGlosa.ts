import { getStatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { PRAZOS_RECURSO } from '@portal/domain/recursoGlosa/prazoRecurso.data.ts'
import { findPrazoRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import { decisoesRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import type { redes } from '@portal/domain/rede/rede.data.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'

const [aprovado, recusado, indeferido] = decisoesRecurso
const analise = getStatusFicha(statusFicha.recursoEmAnalise)
const calculo = getStatusFicha(statusFicha.recursoEmProcessamento)

/** How a denial is appealed under the contract of a network. */
export function recursoGlosa({ codigo, rotulo }: (typeof redes)[number], hoje: string): string {
  const prazo = findPrazoRecurso(PRAZOS_RECURSO, codigo, hoje)
  if (!prazo) throw new RangeError(`no term of appeal in ${codigo}`)
  return `Recorre-se do que foi negado no pagamento de uma guia processada. Um recurso bem preparado responde ao motivo da negativa, evento por evento.

## O prazo da ${rotulo}

São **${prazo.dias} dias corridos** a contar do dia em que a glosa foi informada. Depois disso o recurso não é aceito (negativa ${prazo.glosa}).

## Um recurso por guia

Cada guia aceita **um** recurso, que reúne todos os eventos de que você discorda. O segundo não é aceito (negativa 2904). Por isso, confira a guia inteira antes de enviar.

## Como preparar

- Leia a ajuda da negativa na própria guia: quando ocorre, como evitar e como recorrer. Ela também diz quando não cabe recurso.
- Para cada evento, escreva uma justificativa de até **${MAXIMO_TEXTO} caracteres**: o que foi feito, em que dente, e o que a imagem mostra.
- Junte a imagem que responde ao motivo. Se o erro foi de data, dente ou face, o caminho costuma ser corrigir e reapresentar, não recorrer.

O envio se faz em **Recorrer de glosas**, quando essa tela está no seu menu.

## O que acontece depois

- **${analise.rotulo}**, depois **${calculo.rotulo}**: a operadora responde em até **${prazo.dias} dias corridos** do envio, os mesmos que você tem para recorrer.
- A decisão vem por evento: **${aprovado.rotulo.toLowerCase()}**, e o valor é liberado; **${recusado.rotulo.toLowerCase()}**, quando o mérito foi julgado e a negativa ficou; ou **${indeferido.rotulo.toLowerCase()}**, quando não se julgou, por estar fora do prazo ou sem justificativa.`
}
