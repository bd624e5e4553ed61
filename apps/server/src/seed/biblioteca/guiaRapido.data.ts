/** From the patient to the payment, in the words of the screens. */
export const guiaRapido = `O caminho de um atendimento, do paciente que chega ao pagamento. Cada passo diz a tela em que se faz.

## 1. Saber se o paciente pode ser atendido

Em **Elegibilidade**, digite o CPF, o número do cartão ou o número do atendimento, todos no mesmo campo. A tela mostra o plano, as carências e o histórico, e responde se um evento está coberto num dente. **Alt+A** leva à autorização.

## 2. Liberar a senha

Em **Solicitar autorização**, escolha a especialidade. A liberação abre a guia, com número, senha e validade.

## 3. Preencher e enviar a guia

- Escreva cada evento em **Incluir evento**, numa linha só: dente ou região, faces e código, como em 26 OM 85100200.
- A tela diz, antes do envio, o que seria negado e por quê. Nada se perde: o rascunho se guarda sozinho.
- Anexe as imagens que o evento pede e envie com **Ctrl+Enter**.

## 4. Acompanhar

A guia sai do envio autorizada, parcialmente autorizada, negada, em análise, ou à espera de uma imagem ou de uma justificativa. Em **Consultar guias** aparece o que falta em cada uma.

## 5. Datar, assinar e encaminhar

- Informe o dia em que cada evento aprovado foi feito, tal como foi feito.
- Envie as imagens finais, quando a regra do evento as pede.
- Assine. Depois, encaminhe para pagamento ou peça o token ao paciente.

O evento aprovado que não se fez se diz no encaminhamento: nada se paga por ele.

## Teclas que valem em toda tela

- **Ctrl+K**: procurar um paciente, uma guia ou uma tela.
- **?**: a ajuda da tela em que você está, com as teclas dela.
- **Esc**: fechar o que está na frente.`
