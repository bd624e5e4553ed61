/**
 * What the end of a session leaves (Interface S26): guides, appeals and requests that were begun have a copy, a short form
 * has none, and nobody is told that what she typed there is safe.
 */
export const OQueFicou = () => (
  <p>
    Guias, recursos e pedidos começados foram guardados: entre novamente e continue de onde parou. O que
    estava num formulário curto, como um motivo ou a renovação de um alvará, se digita de novo.
  </p>
)
