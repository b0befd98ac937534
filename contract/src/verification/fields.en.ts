/** English words of the fields that calls of verification alone have. */
export const texts = {
  back: 'the photo of the back',
  front: 'the photo of the front',
  idFirst: 'the first part of the ID number',
  idRest: 'the rest of the ID number',
  idType: 'the type of ID',
  pan: 'the PAN',
};
